import { describe, expect, it } from 'vitest'
import { areaReader } from '../../../runtime/fields/parts/areaReader'
import { areaText } from '../../../runtime/fields/parts/areas'
import { type AreaNode, buildAreaTree } from '../../../runtime/fields/parts/areaTree'

const areas = buildAreaTree()
const read = areaReader(areas.roots, 3)
const leavesOf = ({ value, children }: AreaNode): string[] => (children ? children.flatMap(leavesOf) : [value])

describe('the text of an area', () => {
  it('is read as the cells of the product write it, whichever area it is', () => {
    const codes = areas.roots.flatMap(leavesOf)
    expect(codes.length).toBeGreaterThan(2800)
    expect(codes.filter((code) => read(areaText(code, areas)) !== code)).toEqual([])
  })

  it.each([
    ['浙江省 / 杭州市 / 西湖区', '330106'],
    ['浙江省杭州市西湖区', '330106'],
    ['浙江 杭州 西湖', '330106'],
    ['杭州市西湖区', '330106'],
    ['北京市东城区', '110101'],
    ['广西-南宁-青秀', '450103'],
    ['330106', '330106'],
  ])('%s is an area', (text, code) => {
    expect(read(text)).toBe(code)
  })

  it('says nothing where several are called so, where none is, and where it stops above what can be chosen', () => {
    for (const text of ['西湖区', '浙江省/南京市', '浙江省', '330000', '999999', 'Hangzhou', '/']) expect(read(text), text).toBeUndefined()
    const readCity = areaReader(areas.roots, 2)
    expect(readCity('浙江省/杭州市')).toBe('330100')
    expect(readCity('浙江省/杭州市/西湖区')).toBeUndefined()
  })
})
