import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ConfigOf } from '../fields/fieldStage'

/** A field that is filled from the report of customers, and another one with it. */
export const reportField: ConfigOf<'popup'> = {
  type: 'popup',
  key: 'customer',
  title: '客户',
  popupCode: 'customers',
  orgFields: ['name', 'phone'],
  destFields: ['customer', 'phone'],
}

/** Opens its report; answers the dialog. */
export async function openReport(): Promise<HTMLElement> {
  await userEvent.click(screen.getByLabelText('客户'))
  return screen.findByRole('dialog')
}
