import { longTextField, numberField, serviceTable, textField } from './fieldsOf'

export const sysDict = serviceTable({
  table: 'sys_dict',
  fields: [textField('dictCode'), textField('dictName'), textField('description')],
  unique: [['dictCode']],
})

export const sysDictItem = serviceTable({
  table: 'sys_dict_item',
  fields: [
    textField('dictId'),
    textField('itemValue'),
    textField('itemText'),
    textField('itemTextEn'),
    textField('itemTextDe'),
    textField('itemColor'),
    numberField('sortOrder'),
    numberField('status'),
  ],
  unique: [['dictId', 'itemValue']],
})

export const sysCheckRule = serviceTable({
  table: 'sys_check_rule',
  fields: [textField('ruleCode'), textField('ruleName'), longTextField('ruleJson'), textField('ruleDescription')],
  unique: [['ruleCode']],
})

/** `ruleClass` names a function of the server, `ruleParams` is its JSON. */
export const sysFillRule = serviceTable({
  table: 'sys_fill_rule',
  fields: [textField('ruleCode'), textField('ruleName'), textField('ruleClass'), longTextField('ruleParams')],
  unique: [['ruleCode']],
})

/** Counters by name, for running numbers. */
export const sysCounter = serviceTable({
  table: 'sys_counter',
  fields: [textField('name'), numberField('value')],
  unique: [['name']],
})
