/** Query of GET /sys/duplicate/check: whether a value exists in a field already, in another row than `dataId`. */
export interface DuplicateQuery {
  tableName?: string
  fieldName?: string
  fieldVal?: string
  dataId?: string
  [more: string]: unknown
}

/** Query of GET /sys/checkRule/checkByCode. */
export interface CheckRuleQuery {
  ruleCode?: string
  value?: string
  [more: string]: unknown
}

/** The step of a check rule that a value does not pass. */
export interface FailedCheck {
  passed: false
  digits?: string
  pattern?: string
  message?: string
  beginIndex?: number
  endIndex?: number
  checkValue?: string
}

/** Answer of GET /sys/checkRule/checkByCode: null for a value that passes. */
export type CheckRuleAnswer = FailedCheck | null

/** Parameters of PUT /sys/fillRule/executeRuleByCode/{ruleCode}. */
export interface FillRuleParams {
  ruleCode: string
}

/** The value that a fill rule made. */
export type FillValue = string | null
