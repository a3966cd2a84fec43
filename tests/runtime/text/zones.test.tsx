import { afterEach, describe, expect, it } from 'vitest'
import { chooseTimeZone, readServerZone } from '../../../runtime/session/timeZone'
import { browserZone } from '../../../runtime/text/browserZone'
import { formatNoted } from '../../../runtime/text/formatMoment'
import { toReaderZone, toServerZone } from '../../../runtime/text/zones'

afterEach(() => {
  chooseTimeZone(null)
  readServerZone(browserZone())
})

describe('C-zones a moment of the server', () => {
  it.each([
    ['Asia/Shanghai', 'Europe/Berlin', '2026-07-01 10:00:00', '2026-07-01 04:00:00'],
    ['Asia/Shanghai', 'Europe/Berlin', '2026-12-01 03:00:00', '2026-11-30 20:00:00'],
    ['Asia/Shanghai', 'Asia/Kolkata', '2026-12-01 00:00:00', '2026-11-30 21:30:00'],
    ['UTC', 'America/New_York', '2026-03-08 06:59:59', '2026-03-08 01:59:59'],
    ['UTC', 'America/New_York', '2026-03-08 07:00:00', '2026-03-08 03:00:00'],
    ['Europe/Berlin', 'UTC', '2026-10-25 03:00:00', '2026-10-25 02:00:00'],
  ])('of %s is read in %s: %s is %s, and goes back as it came', (server, reader, stored, read) => {
    readServerZone(server)
    chooseTimeZone(reader)
    expect(toReaderZone(stored)).toBe(read)
    expect(toServerZone(read)).toBe(stored)
  })

  it('is written as its reader writes it, by the reader’s clock', () => {
    readServerZone('Asia/Shanghai')
    chooseTimeZone('Europe/Berlin')
    expect(formatNoted('2026-07-01 10:00:00', undefined, 'de-DE')).toBe('01.07.2026, 04:00')
  })

  it('stays as it is in the zone of the server, and where nobody knows the zone', () => {
    readServerZone('Asia/Shanghai')
    chooseTimeZone('Asia/Shanghai')
    expect(toReaderZone('2026-07-01 10:00:00')).toBe('2026-07-01 10:00:00')
    chooseTimeZone('Nowhere/Atlantis')
    readServerZone(browserZone())
    expect(toReaderZone('2026-07-01 10:00:00')).toBe('2026-07-01 10:00:00')
    expect(toReaderZone('never')).toBe('never')
  })
})
