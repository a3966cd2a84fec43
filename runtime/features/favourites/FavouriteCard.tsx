import { Button, Form, Input } from 'antd'
import { useId, useState } from 'react'
import { favouriteLimits, favouriteNameMissing, favouriteNameTooLong, folderMissing } from '../../../schemas/favourites/favouriteFacts'
import { DialogWithFullscreen, useCloseWithQuestion } from '../../kit/DialogWithFullscreen'
import { narrowScreen, useMediaQuery } from '../../kit/useMediaQuery'
import type { ListedModel } from '../../model/ListedModel'
import { usePageHost } from '../../session/PageHost'
import type { ListDialogProps } from '../ListFeature'
import { FolderField } from './FolderField'
import { useFavouriteText } from './texts'
import { type FavouriteValues, useFavouriteCard } from './useFavouriteCard'
import './favourites.css'

interface FavouriteCardProps extends ListDialogProps {
  page: ListedModel
}

/** Keeps the list as it stands, under a name and in a folder. */
export function FavouriteCard({ page, isOpen, onClose }: FavouriteCardProps) {
  const { setDirty } = usePageHost()
  const say = useFavouriteText()
  const isNarrow = useMediaQuery(narrowScreen)
  const dirtyKey = useId()
  const [isDirty, setIsDirty] = useState(false)
  const noteDirty = (dirty: boolean) => {
    setIsDirty(dirty)
    setDirty(dirtyKey, dirty)
  }
  const close = () => {
    noteDirty(false)
    onClose()
  }
  return (
    <DialogWithFullscreen isOpen={isOpen} title={say('add')} width={560} isDirty={isDirty} isFullscreenAtFirst={isNarrow} onClose={close}>
      <Card page={page} isDirty={isDirty} onDirtyChange={noteDirty} onClose={close} />
    </DialogWithFullscreen>
  )
}

interface CardProps {
  page: ListedModel
  isDirty: boolean
  onDirtyChange(isDirty: boolean): void
  onClose(): void
}

function Card({ page, isDirty, onDirtyChange, onClose }: CardProps) {
  const say = useFavouriteText()
  const [form] = Form.useForm<FavouriteValues>()
  const { isBusy, save } = useFavouriteCard(page, form, onClose)
  const leave = useCloseWithQuestion(isDirty, onClose)
  const { name: most } = favouriteLimits
  const first = [...page.title].slice(0, most).join('')
  return (
    <Form
      form={form}
      name={useId()}
      layout="vertical"
      requiredMark
      initialValues={{ name: first }}
      onValuesChange={() => onDirtyChange(true)}
      onFinish={(values) => void save(values)}
    >
      <Form.Item
        name="name"
        label={say('name')}
        rules={[
          { required: true, whitespace: true, message: say(favouriteNameMissing) },
          { max: most, message: say(favouriteNameTooLong, { most }) },
        ]}
      >
        <Input count={{ max: most, show: true }} />
      </Form.Item>
      <Form.Item name="parentId" label={say('folder')} rules={[{ required: true, message: say(folderMissing) }]}>
        <FolderField onTyped={() => onDirtyChange(true)} />
      </Form.Item>
      <div className="favourite-buttons">
        <Button onClick={leave}>{say('cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy && { delay: 300 }}>
          {say('save')}
        </Button>
      </div>
    </Form>
  )
}
