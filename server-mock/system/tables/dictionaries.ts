import { always, longTextField, numberField, serviceTable, textField } from './fieldsOf'

export const sysDict = serviceTable({
  table: 'sys_dict',
  fields: [always(textField('dictCode')), textField('dictName'), textField('description')],
  unique: [['dictCode']],
})

export const sysDictItem = serviceTable({
  table: 'sys_dict_item',
  fields: [
    always(textField('dictId')),
    always(textField('itemValue')),
    always(textField('itemText')),
    textField('itemColor'),
    numberField('sortOrder'),
    numberField('status'),
  ],
  translated: ['itemText'],
  unique: [['dictId', 'itemValue']],
})

export const sysCheckRule = serviceTable({
  table: 'sys_check_rule',
  fields: [always(textField('ruleCode')), textField('ruleName'), always(longTextField('ruleJson')), textField('ruleDescription')],
  unique: [['ruleCode']],
})

/** `ruleClass` names a function of the server, `ruleParams` is its JSON. */
export const sysFillRule = serviceTable({
  table: 'sys_fill_rule',
  fields: [always(textField('ruleCode')), textField('ruleName'), always(textField('ruleClass')), longTextField('ruleParams')],
  unique: [['ruleCode']],
})

/** Counters by name, for running numbers. */
export const sysCounter = serviceTable({
  table: 'sys_counter',
  fields: [always(textField('name')), always(numberField('value'))],
  unique: [['name']],
})
