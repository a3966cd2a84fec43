import { theme } from 'antd'
import { describe, expect, it } from 'vitest'
import { dressOption } from '../../../runtime/features/charts/dressOption'
import type { ChartSeries } from '../../../schemas/api/charts'
import { chartOption } from './chartScreen'

const pie: ChartSeries = { name: 'Amount', type: 'pie', data: [{ name: 'Norden', value: 3 }] }

/** What stands beside a slice of the first of some pies. */
function writtenAt(width: number, pies = [pie], name = 'Norden'): string {
  const { series } = dressOption({ ...chartOption, series: pies }, theme.getDesignToken(), 'de-DE', { font: 'serif', width })
  const [{ label } = {}] = series as { label?: { formatter(slice: object): string } }[]
  return label?.formatter({ name, percent: 23.08 }) ?? ''
}

describe('B5.5-chart a slice of a pie', () => {
  it('says its name and its share, as the reader writes it', () => {
    expect(writtenAt(1000)).toBe('Norden: 23,1\u00a0%')
  })

  it('keeps its share where its name is too long, or is written from right to left', () => {
    expect(writtenAt(1000, [pie], 'Donaudampfschifffahrtsgesellschaft, Niederlassung')).toMatch(/^Donaudampf.*…: 23,1\u00a0%$/)
    expect(writtenAt(1000, [pie], 'الفرع (2).')).toBe('\u2068الفرع (2).\u2069: 23,1\u00a0%')
  })

  it('is smaller on a telephone, where all shares have room beside it', () => {
    const pieIn = (width: number, series = [pie]) =>
      dressOption({ ...chartOption, series }, theme.getDesignToken(), 'de-DE', { font: 'serif', width }).series[0]
    expect(pieIn(280)).toMatchObject({ radius: ['0%', '46%'], labelLine: { length: 6 } })
    expect(pieIn(1000)).toMatchObject({ radius: ['0%', '60%'] })
    expect(pieIn(1000)).not.toHaveProperty('labelLine')
    expect(pieIn(280, [pie, pie])).toMatchObject({ radius: ['0%', '38%'] })
  })

  it('says its share alone where there is no room for names, which stand in the legend', () => {
    expect(writtenAt(340)).toBe('23,1\u00a0%')
    expect(writtenAt(1000, [pie, pie])).toBe('23,1\u00a0%')
  })
})

describe('B5.5-chart an axis of figures', () => {
  const marksOf = (data: number[]) => {
    const bars: ChartSeries = { name: 'Records', type: 'bar', data }
    return dressOption({ ...chartOption, series: [bars] }, theme.getDesignToken(), 'de-DE', { font: 'serif', width: 1000 }).yAxis
  }

  it('has no marks between whole numbers where all figures are whole', () => {
    expect(marksOf([1, 2])).toMatchObject({ minInterval: 1 })
    expect(marksOf([1, 0.5])).not.toHaveProperty('minInterval')
  })
})

describe('B5.5-chart an axis of names', () => {
  const longest = 'Donaudampfschifffahrtsgesellschaft, Niederlassung Regensburg'
  const namesOf = (data: string[], isDated = false) => {
    const bars: ChartSeries = { name: 'Records', type: 'bar', data: data.map(() => 1) }
    const option = { ...chartOption, xAxis: { type: 'category' as const, name: '', show: true, data, isDated }, series: [bars] }
    const { axisLabel } = dressOption(option, theme.getDesignToken(), 'de-DE', { font: 'serif', width: 800 }).xAxis as {
      axisLabel: { formatter?(name: string): string }
    }
    return data.map((name) => axisLabel.formatter?.(name) ?? name)
  }

  it('cuts one that is too long for its place, which would else hide all the others', () => {
    expect(namesOf(['Norden', longest, '华东试验中心'])).toEqual(['Norden', 'Donaudampfschifffa…', '华东试验中心'])
    const [first = ''] = namesOf([longest, 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(first).toMatch(/^Donau.*…$/)
    expect(first.length).toBeLessThan(12)
  })

  it('leaves names of a usual length whole where there are too many of them to stand beside one another', () => {
    expect(namesOf(Array.from({ length: 40 }, () => 'Qualitätsmanagement'))[0]).toBe('Qualitätsmanagement')
  })

  it('leaves days whole', () => {
    const days = ['1. November 2026', '2. November 2026', '3', '4', '5', '6', '7', '8']
    expect(namesOf(days, true)).toEqual(days)
  })
})
