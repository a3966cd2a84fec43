import { Segmented } from 'antd'
import { useId } from 'react'
import { useFeatureText } from '../../session/featureText'
import { chooseGridSize, gridSizes, useGridSize } from '../../session/gridSize'
import { gridSizeTexts } from '../../session/gridSizeTexts'
import { usePageHost } from '../../session/PageHost'

/** How high the rows of lists are: seen at once, and kept for whoever is signed in. */
export function SizeChoice() {
  const say = useFeatureText(gridSizeTexts)
  const { user } = usePageHost()
  const id = useId()
  return (
    <div className="list-views-size">
      <span id={id}>{say('label')}</span>
      <Segmented
        size="small"
        name={id}
        aria-labelledby={id}
        // The radios take the focus; the group around them is no place of its own.
        tabIndex={-1}
        options={gridSizes.map((size) => ({ value: size, label: say(size) }))}
        value={useGridSize(user?.id)}
        onChange={(size) => chooseGridSize(user?.id, size)}
      />
    </div>
  )
}
