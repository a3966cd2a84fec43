import { CheckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { canGroupBy } from '../../../schemas/groups/groupedFields'
import { useFeatureText } from '../../session/featureText'
import type { ListMenuProps } from '../ListFeature'
import { groupTexts } from './groupTexts'
import './grouping.css'

/** The columns that rows can be grouped by; a choice applies at once. */
export function GroupMenu({ context, onClose }: ListMenuProps) {
  const say = useFeatureText(groupTexts)
  const { page, grouping } = context
  const take = (key: string | undefined) => {
    onClose()
    grouping.choose(key)
  }
  const columns = page.columns.filter(({ problem, config }) => !problem && canGroupBy(config))
  const choices = [{ key: undefined, label: say('none') }, ...columns.map(({ key, title }) => ({ key, label: title || key }))]
  return (
    <ul className="group-menu" aria-label={say('columns')}>
      {choices.map(({ key, label }) => (
        <li key={key ?? ''}>
          <Button type="text" aria-current={grouping.by?.key === key} onClick={() => take(key)}>
            <span className="group-menu-mark">{grouping.by?.key === key && <CheckOutlined aria-hidden />}</span>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}
