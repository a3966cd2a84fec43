// biome-ignore-all lint/suspicious/noTemplateCurlyInString: places that are filled, see fillText

import { describeCronFault } from '../../cron/describeCronFault'
import { parseCron } from '../../cron/parseCron'
import type { RuleDefinition } from '../RuleDefinition'

export interface CronRule {
  /** true: the value is a cron expression of six or seven parts, seconds first, as Quartz reads it. */
  cron?: boolean
}

export const cronRule: RuleDefinition<CronRule, 'cron'> = {
  properties: ['cron'],
  texts: { cron: { 'zh-CN': '${title}：${reason}', 'en-US': '${title}: ${reason}', 'de-DE': '${title}: ${reason}' } },
  check(rule, { value }, { language }) {
    const fault = rule.cron === true ? parseCron(String(value)).fault : undefined
    return fault && { code: 'cron', reason: describeCronFault(fault, language) }
  },
}
