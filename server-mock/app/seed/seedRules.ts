import type { Connection } from '../../db/Database'
import { insertSystemRow } from '../../system/systemRows'

const fillRules = [
  { code: 'shop_order_num', name: '订单号', className: 'orderNumber', params: { prefix: 'CN' } },
  { code: 'order_number', name: '订单编号', className: 'orderNumber', params: { prefix: 'D' } },
  { code: 'reference', name: '查询码', className: 'reference', params: {} },
]

/** Source: the check rules of real use, with the stray `|` in their letter classes taken out. */
const checkRules = [
  {
    code: 'common',
    name: '通用编码规则',
    steps: [
      { digits: '1', pattern: '^[a-zA-Z]$', message: '第一位只能是字母' },
      { digits: '*', pattern: '^[0-9a-zA-Z_]*$', message: '只能填写数字、大小写字母、下划线' },
      { digits: '*', pattern: '^.{3,}$', message: '最少输入3位数' },
      { digits: '*', pattern: '^.{3,12}$', message: '最多输入12位数' },
    ],
  },
]

/** The rules that pages name by their code. */
export async function seedRules(connection: Connection): Promise<void> {
  for (const { code, name, className, params } of fillRules) {
    await insertSystemRow(connection, 'sys_fill_rule', {
      rule_code: code,
      rule_name: name,
      rule_class: className,
      rule_params: JSON.stringify(params),
    })
  }
  for (const { code, name, steps } of checkRules) {
    await insertSystemRow(connection, 'sys_check_rule', { rule_code: code, rule_name: name, rule_json: JSON.stringify(steps) })
  }
}
