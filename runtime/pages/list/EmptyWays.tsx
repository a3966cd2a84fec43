import { Button } from 'antd'
import type { MouseEvent } from 'react'
import type { SourceText } from '../../../schemas/language/SourceText'
import { create } from '../../features/create/create'
import { hasFeature } from '../../features/offeredFeatures'
import { openedWith } from '../../features/rowDialog/useOpenedForm'
import { writeAdvancedAddress } from '../../query/advancedAddress'
import { readFilterAddress, writeFilterAddress } from '../../query/filterAddress'
import { onFirstPage } from '../../query/placeAddress'
import { writeAddress } from '../../query/queryAddress'
import { firstValues } from '../../query/queryStart'
import { writeSearchText } from '../../query/searchAddress'
import { useFeatureText } from '../../session/featureText'
import type { useListPage } from './useListPage'

const texts = {
  showAll: { 'zh-CN': '显示全部记录', 'en-US': 'Show all records', 'de-DE': 'Alle Datensätze anzeigen' },
  addFirst: { 'zh-CN': '添加第一条记录', 'en-US': 'Add the first record', 'de-DE': 'Ersten Datensatz anlegen' },
} as const satisfies Readonly<Record<string, SourceText>>

type List = ReturnType<typeof useListPage>

/** What helps in a list without rows: the way to all of them where some were asked for, else the form of the first one for who may add it. */
export function EmptyWays({ list }: { list: List }) {
  const say = useFeatureText(texts)
  const { context } = list
  const { host, page } = context
  const showAll = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes when the rows come: the focus stays in the grid.
    currentTarget.closest('[role="grid"]')?.querySelector<HTMLElement>('[role="columnheader"]')?.focus()
    host.changeSearch(addressOfAll(list), { isStep: true })
  }
  if (list.isSearched) return <Way text={say('showAll')} onPress={showAll} />
  if (!hasFeature(create, page, host)) return null
  return <Way text={say('addFirst')} onPress={context.openNew} />
}

/** A grid holds rows of cells, and nothing else. */
function Way({ text, onPress }: { text: string; onPress(event: MouseEvent<HTMLElement>): void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the grid is made of such elements, and its keys stay in its own
    <div role="row">
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="gridcell" tabIndex={-1}>
        <Button onClick={onPress}>{text}</Button>
      </div>
    </div>
  )
}

/** The address of the list as it stands, with nothing in it that leaves rows out. */
function addressOfAll({ context: { host, page }, filtering: { fields, filters, first } }: List): string {
  const { search = '' } = openedWith(page, host)
  const named = Object.keys(readFilterAddress(fields, search).filters)
  const kept = Object.keys(filters).filter((key) => key in first || !named.includes(key))
  const unfiltered = writeFilterAddress(search, Object.fromEntries(kept.map((key) => [key, null])))
  const unsearched = writeSearchText(writeAdvancedAddress(unfiltered, undefined), '')
  return onFirstPage(writeAddress(page.queryItems, unsearched, firstValues(page, host.user), {}))
}
