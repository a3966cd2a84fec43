import { Select } from 'antd'
import { useId, useMemo } from 'react'
import { chooseTimeZone, readTimeZone, useTimeZone } from '../../session/timeZone'
import { browserZone } from '../../text/browserZone'
import { useText } from '../../text/useText'

/** Stands for the zone of the browser, whatever that is later: no zone is called so. */
const followed = ''

/** The time zone in which the moments that the product notes are shown. */
export function TimeZoneChoice() {
  const { text } = useText()
  const id = useId()
  // Drawn anew for another zone; what is chosen may be that of the browser.
  useTimeZone()
  const options = useMemo(
    () => [
      { value: followed, label: text('settings.browserZone', { zone: browserZone() }) },
      ...['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({ value: zone, label: zone })),
    ],
    [text],
  )
  return (
    <section className="pw-setting-choice">
      <h2>
        <label htmlFor={id}>{text('settings.timeZone')}</label>
      </h2>
      <Select
        id={id}
        showSearch={{ optionFilterProp: 'label' }}
        style={{ width: '100%' }}
        options={options}
        value={readTimeZone() ?? followed}
        onChange={(zone: string) => chooseTimeZone(zone === followed ? null : zone)}
      />
      <small className="pw-soft">{text('settings.timeZoneHint')}</small>
    </section>
  )
}
