import { forwardRef, type HTMLAttributes } from 'react'

interface ClippedIconProps extends HTMLAttributes<HTMLSpanElement> {
  /** Turns round and round. */
  spin?: boolean
  /** Degrees, clockwise. */
  rotate?: number
}

/**
 * A component for the icon with this name, with the properties and the elements of those of `@ant-design/icons`, whose place it takes in a build
 * (`codegen/clippedIcons.ts`). The style sheet of the class clips its picture out of the colour of the text, so that no script carries it and nothing is drawn
 * inside. Icons stand beside words, or in a button that has a name: they are silent, unless who draws one says what it means (`aria-label`).
 *
 * @param name of the picture, without its look: `close-circle`
 * @param pictureClass whose style sheet has the picture
 */
export function clippedIcon(name: string, pictureClass: string) {
  return forwardRef<HTMLSpanElement, ClippedIconProps>(({ className, spin, rotate, tabIndex, ...rest }, ref) => (
    <span
      {...(rest['aria-label'] ? { role: 'img' } : { 'aria-hidden': true })}
      {...rest}
      ref={ref}
      tabIndex={tabIndex ?? (rest.onClick ? -1 : undefined)}
      className={['anticon', `anticon-${name}`, spin || name === 'loading' ? 'anticon-spin' : '', className].filter(Boolean).join(' ')}
    >
      <svg
        className={pictureClass}
        data-icon={name}
        width="1em"
        height="1em"
        aria-hidden
        style={rotate ? { transform: `rotate(${rotate}deg)` } : undefined}
      />
    </span>
  ))
}
