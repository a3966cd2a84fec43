import type { Text } from '../../page/Text'
import { checkRule, type KeptRule } from './checkRule'
import { type CronRule, cronRule } from './cronRule'
import { type DuplicateRule, duplicate } from './duplicate'
import { type HandlerRule, handler } from './handler'
import { type NotAfterRule, notAfter } from './notAfter'
import { type PairsRule, pairs } from './pairs'
import { type PatternRule, pattern } from './pattern'
import { type RangeRule, range } from './range'
import { type RequiredRule, required } from './required'
import { type StrengthRule, strength } from './strength'
import { type UniqueRule, unique } from './unique'
import { type WhenRule, when } from './when'

/** One check of a field's value. A rule says one thing; `message` replaces its standard text and may hold `${title}`. */
export interface ValidateRule
  extends HandlerRule,
    KeptRule,
    DuplicateRule,
    WhenRule,
    RangeRule,
    NotAfterRule,
    PatternRule,
    CronRule,
    StrengthRule,
    PairsRule,
    UniqueRule,
    RequiredRule {
  /** Text shown when the rule fails. */
  message?: Text
}

/** Every kind of rule, in the order in which one rule is asked. */
export const ruleDefinitions = {
  required,
  unique,
  pattern,
  cron: cronRule,
  strength,
  pairs,
  range,
  notAfter,
  when,
  duplicate,
  checkRule,
  handler,
}
