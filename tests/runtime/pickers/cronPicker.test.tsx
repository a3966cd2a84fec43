import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseTimeZone, readServerZone } from '../../../runtime/session/timeZone'
import { browserZone } from '../../../runtime/text/browserZone'
import { cronParts } from '../../../schemas/cron/cronParts'
import type { FieldConfig } from '../../../schemas/fields'
import { stage } from './pickerStage'

const user = userEvent.setup()
const schedule: FieldConfig = { type: 'cron', key: 'schedule', title: 'Schedule' }

async function open(value: string | null, config = schedule) {
  const shown = await stage(config, { schedule: value }, { language: 'en-US' })
  await user.click(await screen.findByRole('button', { name: 'Build the cron expression' }))
  const dialog = within(await screen.findByRole('dialog'))
  return {
    ...shown,
    dialog,
    go: (part: string) => user.click(dialog.getByRole('tab', { name: part })),
    choose: (sentence: string | RegExp) => user.click(radio(sentence)),
    enter: (sentence: string | RegExp, input: string, number: number) =>
      fireEvent.change(within(line(sentence)).getByRole('spinbutton', { name: input }), { target: { value: String(number) } }),
    written: () => (dialog.getByLabelText('Cron expression') as HTMLInputElement).value,
    radio,
  }
  function line(sentence: string | RegExp): HTMLElement {
    const panel = dialog.getByRole('tabpanel')
    const found = [...panel.querySelectorAll<HTMLElement>('label')].find((one) =>
      typeof sentence === 'string' ? one.textContent?.includes(sentence) : sentence.test(one.textContent ?? ''),
    )
    if (!found) throw new Error(`no choice ${sentence}: ${panel.textContent}`)
    return found
  }
  function radio(sentence: string | RegExp): HTMLElement {
    return within(line(sentence)).getByRole('radio')
  }
}

describe('B2.9-cron the builder', () => {
  it('B4-cron offers for each part every, increment, specific and range, and for the day its six further choices', async () => {
    const { dialog, go } = await open(null)
    const offered: Record<string, number> = {}
    for (const name of ['Second', 'Minute', 'Hour', 'Day', 'Weekday', 'Month', 'Year']) {
      await go(name)
      offered[name] = within(dialog.getByRole('tabpanel')).getAllByRole('radio').length
    }
    // The day and the weekday can also leave it to each other.
    expect(offered).toEqual({ Second: 4, Minute: 4, Hour: 4, Day: 11, Weekday: 5, Month: 4, Year: 4 })
  })

  it.each([
    ['Second', /^Every second/, undefined, '* 0 0 * * ? *'],
    [
      'Minute',
      /^Starting at/,
      [
        ['From', 3],
        ['Step', 10],
      ],
      '0 3/10 0 * * ? *',
    ],
    [
      'Hour',
      /^From/,
      [
        ['From', 8],
        ['To', 17],
      ],
      '0 0 8-17 * * ? *',
    ],
    ['Day', /^Last day/, undefined, '0 0 0 L * ? *'],
    ['Day', /^Last working day/, undefined, '0 0 0 LW * ? *'],
    ['Day', /^Last (?!day|working)/, undefined, '0 0 0 ? * 2L *'],
    ['Day', /days before/, [['Days', 3]], '0 0 0 L-3 * ? *'],
    ['Day', /^Working day nearest/, [['Day', 15]], '0 0 0 15W * ? *'],
    ['Day', /^Occurrence/, [['Occurrence', 3]], '0 0 0 ? * 2#3 *'],
    ['Weekday', /^Only/, undefined, '0 0 0 ? * 1 *'],
    ['Month', /^Starting at/, [['Step', 3]], '0 0 0 * 1/3 ? *'],
    ['Year', /^Only/, undefined, '0 0 0 * * ? 2019'],
  ] as const)('B4-cron %s, %s: puts together seven parts', async (part, sentence, inputs, expected) => {
    const { dialog, go, choose, enter, written, value } = await open(null)
    await go(part)
    await choose(sentence)
    for (const [input, number] of inputs ?? []) enter(sentence, input, number)
    expect(written()).toBe(expected)
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    expect(value()).toBe(expected)
  })

  it.each([
    ['5/10 * * * * ?', 'Second', /^Starting at/],
    ['0 1,2,3 * * * ?', 'Minute', /^Only/],
    ['0 0 22-2 * * ?', 'Hour', /^From/],
    ['0 0 0 L-3 * ?', 'Day', /days before/],
    ['0 0 0 ? * 6#3', 'Day', /^Occurrence/],
    ['0 0 0 ? * FRIL', 'Day', /^Last (?!day|working)/],
    ['0 0 0 ? * MON-FRI', 'Weekday', /^From/],
    ['0 0 0 ? 1-3,7 2', 'Month', /^Other: 1-3,7/],
    ['0 0 0 1 1 ? 2026-2030', 'Year', /^From/],
  ])('B2.9-cron reads %s back into its choices', async (text, part, sentence) => {
    const { go, radio, dialog, value } = await open(text)
    await go(part)
    expect(radio(sentence)).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    // Confirming writes seven parts.
    expect(String(value()).split(' ')).toHaveLength(7)
  })

  it.each(Object.entries(cronParts).filter(([name]) => !['day', 'week', 'month', 'year'].includes(name)))(
    'B2.9-cron keeps %s within its bounds',
    async (_name, { title, min, max, maxStep }) => {
      const { go, choose, dialog } = await open(null)
      await go((title as Record<string, string>)['en-US'] ?? '')
      await choose(/^Starting at/)
      const panel = within(dialog.getByRole('tabpanel'))
      const bounds = (input: string) => {
        const box = panel.getAllByRole('spinbutton', { name: input })[0]
        return [box?.getAttribute('aria-valuemin'), box?.getAttribute('aria-valuemax')]
      }
      expect([bounds('From'), bounds('Step')]).toEqual([
        [String(min), String(max)],
        ['1', String(maxStep)],
      ])
    },
  )

  it('B2.9-cron says when it runs next, and when it never does', async () => {
    const { dialog } = await open('0 0 12 1 1 ? 2119')
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 23))).toEqual(['01/01/2119, 12:00:00 PM'])
    const box = dialog.getByLabelText('Cron expression')
    await user.clear(box)
    await user.type(box, '0 0 12 30 2 ?')
    expect(dialog.getByText('The expression never runs again.')).toBeInTheDocument()
    await user.clear(box)
    await user.type(box, '0/1 * * * * ?')
    expect(dialog.getAllByRole('listitem')).toHaveLength(5)
  })

  describe('to a reader who is elsewhere', () => {
    afterEach(() => {
      chooseTimeZone(null)
      readServerZone(browserZone())
    })

    it('B2.9-cron says when it runs by the clock of the server, in the time and on the weekday that it is then for the reader', async () => {
      readServerZone('Asia/Shanghai')
      chooseTimeZone('America/New_York')
      // 8 o'clock on Monday, 2 January 2119, in Shanghai.
      const { dialog } = await open('0 0 8 2 1 ? 2119')
      expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['01/01/2119, 7:00:00 PM Sun'])
      expect(dialog.getByText(/clock of the server \(Asia\/Shanghai\)/)).toBeInTheDocument()
    })

    it('B2.9-cron names no clock where both show the same', async () => {
      readServerZone('Asia/Shanghai')
      chooseTimeZone('Asia/Singapore')
      const { dialog } = await open('0 0 8 2 1 ? 2119')
      expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['01/02/2119, 8:00:00 AM Mon'])
      expect(dialog.queryByText(/clock of the server/)).toBeNull()
    })
  })

  it('B2.9-cron explains what is no expression, takes nothing of it, and keeps it', async () => {
    const { dialog, given, written } = await open('0 0 99 * * ?')
    expect(dialog.getByRole('alert')).toHaveTextContent('“99” is out of bounds, Hour goes from 0 to 23')
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    expect(given).toEqual([])
    expect(written()).toBe('0 0 99 * * ?')
  })

  it('B2.9-cron leaves out the parts that the page hides, and keeps what they hold', async () => {
    const { dialog, value } = await open('7 0 12 * * ? 2030', { ...schedule, hideSecond: true, hideYear: true } as FieldConfig)
    expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Minute', 'Hour', 'Day', 'Weekday', 'Month'])
    await user.click(dialog.getByRole('button', { name: 'OK' }))
    expect(value()).toBe('7 0 12 * * ? 2030')
  })

  it('B2.9-cron is 608 wide', async () => {
    await open(null)
    expect(document.querySelector('.ant-modal')).toHaveStyle({ width: '608px' })
  })
})
