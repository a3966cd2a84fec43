import { useRef } from 'react'
import { useText } from '../../text/useText'
import { type ShownLine, StampedLine } from './StampedLine'
import { useMarqueeRun, useOutOfSight } from './useMarquee'

interface RunningLineProps {
  lines: readonly ShownLine[]
  isStopped: boolean
  onStop(isStopped: boolean): void
}

/**
 * The announcements as one line, which runs while it is wider than its place. It stands while it is pointed at or focused, while nobody can see it, and
 * for as long as its button says.
 */
export function RunningLine({ lines, isStopped, onStop }: RunningLineProps) {
  const { text } = useText()
  const frame = useRef<HTMLSpanElement>(null)
  const line = useRef<HTMLSpanElement>(null)
  const isOutOfSight = useOutOfSight()
  const run = useMarqueeRun(frame, line, lines.map(({ date, content }) => `${date} ${content}`).join('\u2003'))
  const isStanding = isStopped || isOutOfSight
  const name = text(isStopped ? 'header.marqueeRun' : 'header.marqueePause')
  return (
    <>
      <span className="pw-marquee-frame" ref={frame}>
        <span
          ref={line}
          className={['pw-marquee-line', run && 'pw-marquee-line-runs', isStanding && 'pw-marquee-line-stands'].filter(Boolean).join(' ')}
          style={run ? { animationDuration: `${run.duration}s`, animationDelay: `${-run.begun}s` } : undefined}
        >
          {lines.map((one) => (
            <StampedLine key={one.id} {...one} />
          ))}
        </span>
      </span>
      {run && (
        <button type="button" className="pw-marquee-button" aria-label={name} title={name} onClick={() => onStop(!isStopped)}>
          <svg viewBox="0 0 16 16" aria-hidden>
            <path d={isStopped ? 'M4 2l10 6-10 6z' : 'M3 2h3v12h-3zM10 2h3v12h-3z'} />
          </svg>
        </button>
      )}
    </>
  )
}
