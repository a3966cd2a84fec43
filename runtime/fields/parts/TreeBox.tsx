import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TreeSelect } from 'antd'
import { useState } from 'react'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import { rememberLabels } from '../../session/labels'
import { usePageHost } from '../../session/PageHost'
import type { InputProps } from '../FieldComponents'
import { ChoiceNotFound } from './ChoiceNotFound'
import { dropDownOf } from './dropDownOf'
import { inputPropsOf } from './inputProps'
import type { LoadedTreeNode, TreeCalls } from './treeCalls'
import { useAllowClear } from './useAllowClear'
import { useFieldLabels } from './useFieldLabels'
import { joinValues, splitValues } from './values'

export interface TreeInputProps<F extends FieldBase> extends InputProps<F> {
  isOpenAtFirst?: boolean
  onClosed?(): void
}

interface TreeBoxProps extends TreeInputProps<FieldBase> {
  source: TreeCalls
  isMultiple: boolean
}

interface Chosen {
  value: string
  label: string
}

/** A drop-down tree; each level is asked for when it is opened. */
export function TreeBox(props: TreeBoxProps) {
  const allowClear = useAllowClear()
  const { field, value, onChange, source, isMultiple } = props
  const client = useQueryClient()
  const { placeholder } = field
  const [isOpen, setOpen] = useState(props.isOpenAtFirst ?? false)
  const [search, setSearch] = useState('')
  const loader = source.labels
  const labels = useFieldLabels(loader, value, props.readRow(), field.key)
  const tree = useTree(source, isOpen)
  const chosen = splitValues(value).map((one): Chosen => ({ value: one, label: labels[one] ?? one }))
  const give = (next: readonly Chosen[]) => {
    rememberLabels(client, loader, Object.fromEntries(next.map((one) => [one.value, String(one.label)])))
    onChange(joinValues(next.map((one) => one.value)))
  }
  return (
    <TreeSelect<Chosen | Chosen[], LoadedTreeNode>
      placeholder={placeholder}
      allowClear={allowClear}
      {...inputPropsOf(props)}
      labelInValue
      multiple={isMultiple}
      maxTagCount={dropDownOf({ isMultiple, count: chosen.length, onClosed: props.onClosed }).maxTagCount}
      open={isOpen}
      treeDataSimpleMode={{ id: 'id', pId: 'pId', rootPId: source.root }}
      treeData={tree.nodes}
      loadData={(node) => tree.loadChildren(String(node.id))}
      treeTitleRender={(node) => node.title}
      showSearch={{ treeNodeFilterProp: 'title', searchValue: search, onSearch: setSearch }}
      // Specification B9: the list is at most 400 pixels high.
      listHeight={392}
      styles={{ popup: { root: { maxHeight: 400 } } }}
      notFoundContent={<ChoiceNotFound state={tree} isSearched={search !== ''} />}
      value={isMultiple ? chosen : chosen[0]}
      onChange={(next: Chosen | Chosen[] | undefined) => {
        give(next === undefined ? [] : Array.isArray(next) ? next : [next])
        if (!isMultiple) props.onClosed?.()
      }}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) props.onClosed?.()
      }}
    />
  )
}

/**
 * The nodes that were asked for so far. The first level is asked for whenever the list is opened, for whoever has just saved a row looks for it there;
 * what was known is shown meanwhile.
 */
function useTree(source: TreeCalls, isOpen: boolean) {
  const { calls } = usePageHost()
  const client = useQueryClient()
  const [children, setChildren] = useState<readonly LoadedTreeNode[]>([])
  const queryOf = (pid: string) => ({
    queryKey: ['treeNodes', ...source.key, pid],
    queryFn: ({ signal }: { signal: AbortSignal }) => source.load(calls, pid, signal),
  })
  const { data, isFetching, error, refetch } = useQuery({ ...queryOf(source.root), enabled: isOpen })
  return {
    nodes: [...(data ?? []), ...children],
    isPending: isFetching && !data,
    error: data ? null : error,
    retry: () => void refetch(),
    async loadChildren(pid: string) {
      const nodes = await client.fetchQuery(queryOf(pid))
      setChildren((known) => [...known.filter((node) => node.pId !== pid), ...nodes])
    },
  }
}
