import { always, numberField, serviceTable, textField } from './fieldsOf'

/** Counters by name, for running numbers. */
export const sysCounter = serviceTable({
  table: 'sys_counter',
  fields: [always(textField('name')), always(numberField('value'))],
  unique: [['name']],
})
