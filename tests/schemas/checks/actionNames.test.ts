import { describe, expect, it } from 'vitest'
import { rowCallNames } from '../../../schemas/wire/rowCalls'
import { briefly, problemsWith } from './checkText'

const actionNamed = (name: string) => ({
  resource: { table: 'equipment', actions: [{ url: '/equipment/wipe', name, set: { name: 'x' } }] },
})

describe('an action', () => {
  it.each([...rowCallNames])('is not named like a call over rows or like its right: %s', (name) => {
    expect(briefly(problemsWith(actionNamed(name)))).toEqual(['action-name /resource/actions/0/name'])
  })

  it('bears any other name', () => {
    expect(briefly(problemsWith(actionNamed('close')))).toEqual([])
  })
})
