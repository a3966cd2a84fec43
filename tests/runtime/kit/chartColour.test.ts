import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chartColour } from '../../../runtime/kit/charts/chartColour'
import { toneNames } from '../../../schemas/fields/tones'

const styles = readFileSync('runtime/kit/charts/charts.css', 'utf8')

describe('the colour of a bar', () => {
  it.each(toneNames.filter((name) => name !== 'default'))(
    'that a dictionary calls "%s" has a shade in the light and in the dark look',
    (name) => {
      expect(chartColour(name)).toBe(`var(--pw-chart-${name}, ${name})`)
      expect(styles.split(`--pw-chart-${name}:`)).toHaveLength(3)
    },
  )

  it('is its own where it is written as CSS, and that of the product where there is none', () => {
    expect(['#3366ff', 'rgb(1, 2, 3)'].map(chartColour)).toEqual(['#3366ff', 'rgb(1, 2, 3)'])
    expect([undefined, null, '', 'default'].map(chartColour)).toEqual([undefined, undefined, undefined, undefined])
  })
})
