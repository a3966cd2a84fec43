import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { beginSignedIn, ok, openProduct } from './product'

// @own-modules: dialogs that earlier files have left open belong to another document.

beginSignedIn()

const path = '/sys/user/changeMyPassword'
const strong = 'Another-pass-77'

async function openDialog(answers: Parameters<typeof openProduct>[1] = {}) {
  const product = await openProduct('/dashboard/analysis', answers)
  await product.user.click(await screen.findByRole('button', { name: '王小明' }))
  await product.user.click(await screen.findByRole('menuitem', { name: /Change password/ }))
  const old = await screen.findByLabelText('Old password')
  await waitFor(() => expect(old).toBeVisible())
  const password = screen.getByLabelText('New password')
  const confirmation = screen.getByLabelText('Confirm new password')
  const submit = () => product.user.click(screen.getByRole('button', { name: 'Change password' }))
  return { ...product, old, password, confirmation, submit }
}

describe('P5-password', () => {
  it('says in order what is wrong, and asks the server for nothing', async () => {
    const { user, old, password, confirmation, submit, asked } = await openDialog()
    expect(password).toHaveAccessibleDescription('At least 12 characters, with a letter, a digit and a special character')
    await submit()
    expect(screen.getByText('Please enter the old password!')).toBeVisible()
    await user.type(old, 'x')
    expect(screen.queryByText('Please enter the old password!')).toBeNull()
    expect(password).toHaveAccessibleDescription('Please enter a new password!')
    await user.type(password, 'Short-1')
    expect(screen.getByText('Password must be 12 characters of digits, upper and lower case letters and special symbols!')).toBeVisible()
    await user.type(password, '-and-longer')
    expect(screen.getByText('Please re-enter the login password!')).toBeVisible()
    await user.type(confirmation, 'Short-1')
    expect(screen.getByText('The two passwords entered do not match!')).toBeVisible()
    await submit()
    await user.type(confirmation, '-and-longer')
    expect(screen.queryByText('The two passwords entered do not match!')).toBeNull()
    expect(asked.map((call) => call.path)).not.toContain(path)
  })

  it('shows the message of code 230 as an error and keeps what was typed', async () => {
    const { user, old, password, confirmation, submit, asked } = await openDialog({
      [path]: () => ({ body: { success: false, code: 230, message: 'used before', result: null } }),
    })
    await user.type(old, 'The-old-one-1')
    await user.type(password, strong)
    await user.type(confirmation, strong)
    await submit()
    const dialog = within(screen.getByRole('dialog', { name: 'Change password' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('used before')
    expect(password).toHaveValue(strong)
    expect(asked.find((call) => call.path === path)?.body).toEqual({
      oldpassword: 'The-old-one-1',
      password: strong,
      confirmpassword: strong,
    })
  })

  it('ends the session, tells the server, and a dialog "Login expired" leads to signing in again', async () => {
    const { user, old, password, confirmation, submit, asked, address } = await openDialog({ [path]: () => ok(null) })
    await user.type(old, 'The-old-one-1')
    await user.type(password, strong)
    await user.type(confirmation, strong)
    await submit()
    const dialog = await screen.findByRole('dialog', { name: 'Login expired' })
    expect(dialog).toHaveTextContent('Sorry, your login has expired, please log in again')
    expect(localStorage.getItem('pro__Access-Token')).toBeNull()
    expect(asked.map((call) => call.path)).toContain('/sys/logout')
    await user.click(screen.getByRole('button', { name: 're-login' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/user/login')
    expect(await screen.findByLabelText('User name')).toBeVisible()
  })
})
