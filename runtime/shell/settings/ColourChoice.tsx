import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { type ThemeColour, themeColours } from '../../kit/theme/Theme'
import { useText } from '../../text/useText'
import { colourAtom } from './preferences'
import { changeThemeAtom } from './theme'

type WithoutHash<C> = C extends `#${infer Digits}` ? Digits : never

function withoutHash(colour: ThemeColour): WithoutHash<ThemeColour> {
  // Every theme colour begins with its `#`.
  return colour.slice(1) as WithoutHash<ThemeColour>
}

/** The eight theme colours. */
export function ColourChoice() {
  const { text } = useText()
  const id = useId()
  const chosen = useAtomValue(colourAtom)
  const change = useSetAtom(changeThemeAtom)
  const nameOf = (colour: ThemeColour) => text(`settings.colours.${withoutHash(colour)}`)
  return (
    <section className="pw-setting-choice">
      <h2 id={id}>
        {text('settings.colour')} <span className="pw-soft">{nameOf(chosen)}</span>
      </h2>
      <div className="pw-colours" role="radiogroup" aria-labelledby={id}>
        {themeColours.map((colour) => (
          <label key={colour} className="pw-colour" title={`${nameOf(colour)} ${colour}`} style={{ backgroundColor: colour }}>
            <input
              type="radio"
              name={id}
              aria-label={nameOf(colour)}
              value={colour}
              checked={colour === chosen}
              onChange={() => change({ colour })}
            />
          </label>
        ))}
      </div>
      <small className="pw-soft">{text('settings.colourHint')}</small>
    </section>
  )
}
