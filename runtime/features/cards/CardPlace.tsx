import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Row } from '../../../schemas/api/Result'
import type { SourceText } from '../../../schemas/language/SourceText'
import { useFeatureText } from '../../session/featureText'
import { treePathOf, useTreePlace } from '../tree/treeColumn'

const texts = {
  partOf: { 'zh-CN': '上级：${name}', 'en-US': 'Part of: ${name}', 'de-DE': 'Teil von: ${name}' },
  open: { 'zh-CN': '展开下级', 'en-US': 'Show children', 'de-DE': 'Untereinträge zeigen' },
  fold: { 'zh-CN': '收起下级', 'en-US': 'Hide children', 'de-DE': 'Untereinträge ausblenden' },
} as const satisfies Readonly<Record<string, SourceText>>

/** What the row of a tree stands below, in words: the little room that it stands further in tells it to nobody who does not see. */
export function CardPlace({ row, nameOf }: { row: Row; nameOf(parent: Row): string }) {
  const say = useFeatureText(texts)
  const { parent, depth } = useTreePlace(row)
  const name = parent ? nameOf(parent) : treePathOf(row, depth)
  return name ? <p className="card-place">{say('partOf', { name })}</p> : null
}

/** Shows and hides what stands below the row of a tree. */
export function FoldButton({ row }: { row: Row }) {
  const say = useFeatureText(texts)
  const { hasChildren, isExpanded, toggle } = useTreePlace(row)
  if (!hasChildren) return null
  return (
    <Button
      type="text"
      size="small"
      aria-expanded={isExpanded}
      icon={isExpanded ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      onClick={(event) => {
        event.stopPropagation()
        toggle()
      }}
    >
      {say(isExpanded ? 'fold' : 'open')}
    </Button>
  )
}
