import { expect, it } from 'vitest'
import { linkAddress } from '../../../schemas/page/linkAddress'

it.each([
  ['/p/order?state=open#top', { address: '/p/order?state=open#top', isOwn: true }],
  ['https://example.com/a b', { address: 'https://example.com/a%20b', isOwn: false }],
  ['HTTP://example.com', { address: 'http://example.com/', isOwn: false }],
])('a link may lead to %j', (text, link) => {
  expect(linkAddress(text)).toEqual(link)
})

it.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'mailto:a@example.com',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  'example.com',
  'http://',
  '',
  null,
  7,
])('a link leads nowhere by %j', (text) => {
  expect(linkAddress(text)).toBeUndefined()
})
