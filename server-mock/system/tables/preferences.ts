import { always, longTextField, serviceTable, textField } from './fieldsOf'

/** What each user has chosen for the screen, as JSON; the names are the browser's. */
export const sysUserPreference = serviceTable({
  table: 'sys_user_preference',
  fields: [always(textField('userId')), always(longTextField('content'))],
  unique: [['userId']],
})
