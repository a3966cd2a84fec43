import { expect } from 'vitest'
import type { PageVersion } from '../../schemas/api/pages'
import { openClient } from '../support/callApi'
import { findInDialogs } from '../support/findInDialogs'
import { journey, sharedJourney } from '../support/journey'
import { listDialogs } from '../support/listDialogs'
import { shellDialogs } from '../support/shellDialogs'
import { studioDialogs } from '../support/studioDialogs'

// @long: every dialog.

const openings = Object.entries({ ...listDialogs, ...shellDialogs })
/** The dialogs are shared out, so that each journey ends in time. */
const shares = [0, 1, 2, 3, 4]

sharedJourney.for(shares)(
  'C-axe axe finds nothing in the dialogs of lists, forms and headers, and those with fields begin in one: share %i',
  async (share, { visit }) => {
    const person = await visit({ as: 'admin' })
    const own = openings.filter((_opening, index) => index % shares.length === share)
    expect(await findInDialogs(person, own)).toEqual([])
  },
)

journey('C-axe axe finds nothing in the dialogs of the studio, and those with fields begin in one', async ({ visit, address }) => {
  const client = await openClient(address, 'admin')
  const path = '/page-configs/test-equipment'
  const { result } = await client.call<{ config: object }>('GET', path)
  await client.call('POST', `${path}/publish`, { config: result.config, message: 'once more' })
  const versions = await client.call<PageVersion[]>('GET', `${path}/history`)
  expect(versions.result.length).toBeGreaterThan(1)
  const person = await visit({ as: 'admin' })
  expect(await findInDialogs(person, Object.entries(studioDialogs))).toEqual([])
})
