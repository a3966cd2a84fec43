import { Button, Checkbox, Form, Input } from 'antd'
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import {
  favouriteLimits,
  favouriteNameTooLong,
  iconMissing,
  nodeNameMissing,
  templateRight,
} from '../../../schemas/favourites/favouriteFacts'
import { IconSelect } from '../../fields/parts/IconSelect'
import { isComposing } from '../../kit/isComposing'
import { useFocusBack } from '../../kit/useFocusBack'
import { usePageHost } from '../../session/PageHost'
import { warnOf } from '../../session/warnOf'
import { markFields } from '../markFields'
import type { NewPlace } from './FolderField'
import { favouriteCalls } from './favouriteCalls'
import { useFavouriteText } from './texts'

interface NodeFormProps {
  place: NewPlace
  /** What the tree of folders stands in. */
  around: RefObject<HTMLElement | null>
  onTyped(): void
  onMade(folderId: string): Promise<void>
  /** Left out where there is nothing else to do. */
  onCancel?(): void
}

interface NodeValues {
  name: string
  icon: string
  isTemplate: boolean
}

/** A new folder, within the card: it is no form of its own, so that Enter makes the folder and does not save the card. */
export function NodeForm({ place, around, onTyped, onMade, onCancel }: NodeFormProps) {
  const host = usePageHost()
  const say = useFavouriteText()
  const [form] = Form.useForm<NodeValues>()
  const { isBusy, make } = useMaking(place, form, onMade)
  // The button that was pressed goes with the form.
  useFocusBack(true, () => around.current?.querySelector<HTMLElement>('[role="tree"]'))
  const title = place.at === 'top' ? say('newFolder') : say(place.at === 'child' ? 'childOf' : 'siblingOf', { name: place.folder.name })
  const { name: most } = favouriteLimits
  const makeByKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    event.preventDefault()
    void make()
  }
  return (
    <Form form={form} name={useId()} component={false} layout="vertical" onValuesChange={onTyped}>
      <fieldset className="favourite-node" aria-label={title}>
        <legend>{title}</legend>
        <Form.Item
          name="name"
          label={say('nodeName')}
          rules={[
            { required: true, whitespace: true, message: say(nodeNameMissing) },
            { max: most, message: say(favouriteNameTooLong, { most }) },
          ]}
        >
          <Input autoFocus={onCancel !== undefined} count={{ max: most, show: true }} onPressEnter={makeByKey} />
        </Form.Item>
        <Form.Item name="icon" label={say('icon')} rules={[{ required: true, message: say(iconMissing) }]}>
          <IconSelect />
        </Form.Item>
        {host.can(templateRight) && (
          <Form.Item name="isTemplate" valuePropName="checked">
            <Checkbox>{say('template')}</Checkbox>
          </Form.Item>
        )}
        <div className="favourite-buttons">
          {onCancel && (
            <Button size="small" onClick={onCancel}>
              {say('cancel')}
            </Button>
          )}
          <Button size="small" type="primary" ghost loading={isBusy && { delay: 300 }} onClick={() => void make()}>
            {say('make')}
          </Button>
        </div>
      </fieldset>
    </Form>
  )
}

/** Makes the folder. What the server refuses stands at its field. */
function useMaking(place: NewPlace, form: ReturnType<typeof Form.useForm<NodeValues>>[0], onMade: NodeFormProps['onMade']) {
  const host = usePageHost()
  const say = useFavouriteText()
  const [isBusy, setBusy] = useState(false)
  const isMaking = useRef(false)
  const make = async () => {
    if (isMaking.current) return
    isMaking.current = true
    setBusy(true)
    try {
      const values = await form.validateFields().catch(() => undefined)
      if (!values) return
      const { name, icon, isTemplate } = values
      const folder = await favouriteCalls.addFolder(host.calls, {
        parentId: place.at === 'top' ? '' : place.folder.id,
        name: name.trim(),
        icon,
        izTemplate: isTemplate ? 1 : 0,
        handleType: place.at === 'sibling' ? 1 : 0,
      })
      host.notify('success', say('made', { name: name.trim() }))
      await onMade(folder.id)
    } catch (error) {
      if (!markFields(form, ['name', 'icon'], error)) warnOf(host, error)
    } finally {
      isMaking.current = false
      setBusy(false)
    }
  }
  return { isBusy, make }
}
