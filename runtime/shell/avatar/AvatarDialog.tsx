import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { UserInfo } from '../../../schemas/api/session'
import { isUserInfo } from '../../calls/answerShapes'
import { FormModal } from '../../kit/FormModal'
import { PartSuspense } from '../../kit/PartSuspense'
import { usePageHost } from '../../session/PageHost'
import { changeUserAtom, userAtom } from '../../session/session'
import { warnOf } from '../../session/warnOf'
import { wordedPart } from '../../session/wordedPart'
import { Avatar } from './Avatar'
import { builtInAvatars } from './builtInAvatars'

const PhotoDialog = wordedPart('crop', () => import('./PhotoDialog'), 'PhotoDialog')

/** Chooses the user's picture: one of the product's own, an uploaded photo, or the first letter of the name. */
export function AvatarDialog({ onClose }: { onClose(): void }) {
  const { text } = usePageHost()
  const user = useAtomValue(userAtom)
  const [chosen, setChosen] = useState(user?.avatar ?? '')
  const [photo, setPhoto] = useState(isPhoto(user?.avatar) ? user.avatar : null)
  const [isUploading, setUploading] = useState(false)
  const { isBusy, save } = useAvatarChange(onClose)
  const take = (path: string) => {
    setPhoto(path)
    setChosen(path)
    setUploading(false)
  }
  const choices = [
    { avatar: '', name: text('avatar.letter') },
    ...builtInAvatars.map(({ name }) => ({ avatar: `builtin:${name}`, name: text(`avatar.name.${name}`) })),
    ...(photo ? [{ avatar: photo, name: text('avatar.own') }] : []),
  ]
  return (
    <FormModal
      open
      title={text('avatar.title')}
      okText={text('avatar.save')}
      cancelText={text('kit.cancel')}
      confirmLoading={isBusy}
      onOk={() => void save(chosen)}
      onCancel={onClose}
    >
      <fieldset className="pw-avatar-choice" aria-label={text('avatar.choose')}>
        {choices.map(({ avatar, name }) => (
          <label key={avatar}>
            <input type="radio" name="avatar" checked={chosen === avatar} onChange={() => setChosen(avatar)} />
            <Avatar avatar={avatar} name={user?.realname || user?.username || ''} size={48} />
            {name}
          </label>
        ))}
      </fieldset>
      <Button icon={<UploadOutlined />} aria-haspopup="dialog" onClick={() => setUploading(true)}>
        {text('avatar.upload')}
      </Button>
      <PartSuspense>{isUploading && <PhotoDialog onTaken={take} onClose={() => setUploading(false)} />}</PartSuspense>
    </FormModal>
  )
}

function isPhoto(avatar: string | null | undefined): avatar is string {
  return Boolean(avatar) && !avatar?.startsWith('builtin:')
}

/** Tells the server; it tells the user's other tabs. */
function useAvatarChange(onDone: () => void) {
  const { text, calls, notify } = usePageHost()
  const changeUser = useSetAtom(changeUserAtom)
  const [isBusy, setBusy] = useState(false)
  const save = async (avatar: string) => {
    setBusy(true)
    try {
      changeUser(await calls.put<UserInfo>('/sys/user/avatar', { avatar }, { isValid: isUserInfo }))
      notify('success', text('avatar.saved'))
      onDone()
    } catch (error) {
      setBusy(false)
      warnOf({ notify, text }, error)
    }
  }
  return { isBusy, save }
}
