import { describe, expect, it } from 'vitest'
import { briefly, problemsWith } from './checkText'

const name = { key: 'name', type: 'input', title: 'Name' }

describe('what belongs to the product', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['a prefix that belongs to the product', { authPre: 'user' }, ['product-permission /authPre']],
    ['a permission that the page does not have', { grants: { staff: ['list', 'ship'] } }, ['unknown-permission /grants/staff/1']],
    ...['/auth/register', '/dashboard/counts', '/help/commonHelp/list', '/heli/x', '/openapi.json', '/account/sms'].map(
      (path): [string, Record<string, unknown>, string[]] => [
        `the path ${path} of the product`,
        { url: { list: path } },
        ['reserved-path /url/list'],
      ],
    ),
    ...['/document/x', '/invoicing', '/business/certification', '/test/home', '/talent/x', '/studio'].map(
      (path): [string, Record<string, unknown>, string[]] => [
        `the address ${path} of the product`,
        { menu: { path } },
        ['reserved-path /menu/path'],
      ],
    ),
    [
      'a question of anybody about a table of the product',
      {
        visitors: { add: ['name'] },
        url: { list: '/e/list', add: '/e/add' },
        columns: [{ ...name, validateRules: [{ duplicate: { table: 'sys_user', field: 'phone' } }] }],
        resource: undefined,
      },
      ['public-duplicate /columns/0/validateRules/0/duplicate/table'],
    ],
  ])('C-located %s', (_, change, expected) => {
    expect(briefly(problemsWith(change))).toEqual(expected)
  })
})

describe('the path of a call', () => {
  it.each(['//evil.example/x', '/../../etc/passwd', '/x/../sys/user/list', '/x/./y', '/x//y', '/..', 'x/y', '/x y', '/x?y=1', '/'])(
    'C-located the path %s is refused wherever a call is named',
    (path) => {
      const places = [
        { url: { list: path } },
        { toolbar: { custom: [{ name: 'go', label: 'Go', action: { type: 'call', method: 'POST', url: path } }] } },
        { resource: { table: 'equipment', actions: [{ url: path, name: 'close', set: {} }] } },
      ]
      for (const change of places) expect(problemsWith(change).map(({ severity }) => severity)).toContain('error')
    },
  )
})
