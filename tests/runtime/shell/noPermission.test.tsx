import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { beginSignedIn, failing, openProduct } from './product'

// @own-modules: the titles of pages that earlier files have opened belong to another product.

beginSignedIn()

it('P6-routefilter a page that is for others is called by no code, neither in its tab nor in what is said of it', async () => {
  await openProduct('/p/hidden-thing', { '/page-configs/hidden-thing.json': () => failing(403) })
  expect(await screen.findByText('You may not open this page. If you need it, please ask an administrator.')).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'No permission' })).toBeVisible()
  expect(screen.queryByText(/hidden-thing/)).not.toBeInTheDocument()
})
