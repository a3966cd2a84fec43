import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TreeSelect } from 'antd'
import { useState } from 'react'
import type { TreeSelectField } from '../../../schemas/fields/treeSelect'
import { rememberLabels } from '../../session/labels'
import { usePageHost } from '../../session/PageHost'
import type { InputProps } from '../FieldComponents'
import { ChoiceNotFound } from './ChoiceNotFound'
import { inputPropsOf } from './inputProps'
import { type LoadedTreeNode, loadTreeNodes, treeLabels } from './treeCalls'
import { useFieldLabels } from './useFieldLabels'
import { usePlaceholder } from './usePlaceholder'
import { joinValues, splitValues } from './values'

export interface TreeBoxProps extends InputProps<TreeSelectField> {
  isOpenAtFirst?: boolean
  onClosed?(): void
}

interface Chosen {
  value: string
  label: string
}

/** A drop-down tree; each level is asked for when it is opened. */
export function TreeBox(props: TreeBoxProps) {
  const { field, value, onChange } = props
  const { config, key } = field
  const client = useQueryClient()
  const placeholder = usePlaceholder(field, 'choose', props.disabled)
  const [isOpen, setOpen] = useState(props.isOpenAtFirst ?? false)
  const [search, setSearch] = useState('')
  const loader = treeLabels(config)
  const labels = useFieldLabels(loader, value, props.readRow(), key)
  const tree = useTree(config, isOpen)
  const chosen = splitValues(value).map((one): Chosen => ({ value: one, label: labels[one] ?? one }))
  const give = (next: readonly Chosen[]) => {
    rememberLabels(client, loader, Object.fromEntries(next.map((one) => [one.value, String(one.label)])))
    onChange(joinValues(next.map((one) => one.value)))
  }
  return (
    <TreeSelect<Chosen | Chosen[], LoadedTreeNode>
      placeholder={placeholder}
      allowClear
      {...inputPropsOf(props)}
      labelInValue
      multiple={config.multiple}
      maxTagCount={config.multiple ? 2 : undefined}
      open={isOpen}
      treeDataSimpleMode={{ id: 'id', pId: 'pId', rootPId: config.tree.root ?? '' }}
      treeData={tree.nodes}
      loadData={(node) => tree.loadChildren(String(node.id))}
      treeTitleRender={(node) => node.title}
      showSearch={{ treeNodeFilterProp: 'title', searchValue: search, onSearch: setSearch }}
      // Specification B9: the list is at most 400 pixels high.
      listHeight={392}
      styles={{ popup: { root: { maxHeight: 400 } } }}
      notFoundContent={<ChoiceNotFound state={tree} isSearched={search !== ''} />}
      value={config.multiple ? chosen : chosen[0]}
      onChange={(next: Chosen | Chosen[] | undefined) => {
        give(next === undefined ? [] : Array.isArray(next) ? next : [next])
        if (!config.multiple) props.onClosed?.()
      }}
      onOpenChange={(next) => {
        setOpen(next)
        if (!next) props.onClosed?.()
      }}
    />
  )
}

/** The nodes that were asked for so far. The first level comes when the list is first opened. */
function useTree(config: TreeSelectField, isOpen: boolean) {
  const { calls } = usePageHost()
  const client = useQueryClient()
  const [children, setChildren] = useState<readonly LoadedTreeNode[]>([])
  const root = config.tree.root ?? ''
  const queryOf = (pid: string) => ({
    queryKey: ['treeNodes', config.tree, config.condition, pid],
    queryFn: ({ signal }: { signal: AbortSignal }) => loadTreeNodes(calls, config, pid, signal),
    staleTime: 30_000,
  })
  const { data, isFetching, error, refetch } = useQuery({ ...queryOf(root), enabled: isOpen })
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
