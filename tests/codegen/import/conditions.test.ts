// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what the sources write
import { describe, expect, it } from 'vitest'
import { conditionInCel, readTableDictionary } from '../../../codegen/import/jeecg/conditions'
import { compileExpression } from '../../../schemas/rules/expression'

describe('a condition in SQL', () => {
  it.each([
    ["sex = '1'", "row.sex == '1'"],
    ['where del_flag = 0', 'row.delFlag == 0'],
    ["t.status <> 'closed' and age >= 18", "row.status != 'closed' && row.age >= 18"],
    ["name like '%ann%'", "row.name.contains('ann')"],
    ["org_code like '0102%'", "row.orgCode.startsWith('0102')"],
    ["name like '%张%' or age > 10", "row.name.contains('张') || row.age > 10"],
    ["sex = '${sex}'", 'row.sex == params.sex'],
    ['create_by = #{sys_user_code}', 'row.createBy == user.username'],
  ])('is said in CEL: %s', (sql, cel) => {
    expect(conditionInCel(sql)).toBe(cel)
    expect(compileExpression(cel).problem).toBeUndefined()
  })

  it.each([
    'a = 1 or b = 2 and c = 3',
    'exists (select 1 from t)',
    "name = 'a' || 'b'",
    "name like 'a\"b%'",
    "x = concat('a', 'b')",
    '1 = 1 --',
  ])('that would have to be guessed is left alone: %s', (sql) => expect(conditionInCel(sql)).toBeUndefined())
})

describe('a dictionary that is a table', () => {
  it.each([
    ['sys_user,realname,username', { table: 'sys_user', text: 'realname', code: 'username' }],
    ["demo,name,id,sex = '1' and age > 3", { table: 'demo', text: 'name', code: 'id', where: "sex = '1' and age > 3" }],
    ["model where model_type = 'LLM',name,id", { table: 'model', text: 'name', code: 'id', where: "model_type = 'LLM'" }],
  ])('is read: %s', (written, parts) => expect(readTableDictionary(written)).toEqual(parts))

  it('is not what has no commas', () => expect(readTableDictionary('sex')).toBeUndefined())
})
