import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Select } from 'antd'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { DepartInfo } from '../../../schemas/api/session'
import type { SelectDepartResult } from '../../../schemas/api/shell'
import { hasUserInfo } from '../../calls/answerShapes'
import { FormModal } from '../../kit/FormModal'
import { LoadFailed } from '../../kit/LoadFailed'
import { Spinner } from '../../kit/Spinner'
import { errorText } from '../../session/errorText'
import { usePageHost } from '../../session/PageHost'
import { changeUserAtom } from '../../session/session'
import { warnOf } from '../../session/warnOf'
import './header.css'

interface OwnDeparts {
  list: DepartInfo[] | null
  /** Of the department that the user acts for now. */
  orgCode: string | null
}

interface DepartDialogProps {
  onClose(): void
  /** Handed in where the user must choose before going on: the one other way out. */
  onSignOut?(): void
}

/** The user's departments, of which one is chosen. */
export function DepartDialog({ onClose, onSignOut }: DepartDialogProps) {
  const { text, calls } = usePageHost()
  const { data, error, refetch } = useQuery({
    queryKey: ['ownDeparts'],
    queryFn: ({ signal }) => calls.get<OwnDeparts>('/sys/user/getCurrentUserDeparts', undefined, { signal }),
    gcTime: 0,
  })
  const [chosen, setChosen] = useState<DepartInfo | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { isBusy, change } = useDepartChange(onClose)
  const list = data?.list ?? []
  const isRequired = onSignOut !== undefined
  const confirm = () => {
    if (list.length === 0) return onClose()
    return chosen ? void change(chosen) : setMissing(true)
  }
  return (
    <FormModal
      open
      title={text('header.departTitle')}
      okText={text('kit.ok')}
      okButtonProps={{ disabled: !data }}
      cancelText={text(isRequired ? 'shell.signOut' : 'kit.cancel')}
      confirmLoading={isBusy}
      footer={list.length > 0 || isRequired ? undefined : null}
      closable={!isRequired}
      keyboard={!isRequired}
      mask={{ closable: !isRequired }}
      onOk={confirm}
      onCancel={onSignOut ?? onClose}
    >
      {!data && (error ? <LoadFailed message={errorText(error, text)} onRetry={() => void refetch()} /> : <Spinner />)}
      {data && list.length === 0 && <p role="alert">{text('header.departEmpty')}</p>}
      {data && list.length > 0 && (
        <DepartChoice
          list={list}
          current={data.orgCode}
          chosen={chosen}
          isMissing={isMissing}
          onChoose={(depart) => {
            setChosen(depart)
            setMissing(false)
          }}
        />
      )}
    </FormModal>
  )
}

interface DepartChoiceProps {
  list: readonly DepartInfo[]
  current: string | null
  chosen: DepartInfo | null
  /** Confirmed without a choice. */
  isMissing: boolean
  onChoose(depart: DepartInfo | null): void
}

function DepartChoice({ list, current, chosen, isMissing, onChoose }: DepartChoiceProps) {
  const { text } = usePageHost()
  const find = (orgCode: string | null) => list.find((one) => one.orgCode === orgCode) ?? null
  return (
    <>
      <p className="pw-break">{text('header.departCurrent', { name: find(current)?.departName ?? text('header.departNone') })}</p>
      <Select
        className="pw-depart"
        aria-label={text('header.departLabel')}
        aria-invalid={isMissing}
        aria-describedby="pw-depart-error"
        status={isMissing ? 'error' : ''}
        placeholder={text('header.departChoose')}
        showSearch={{ optionFilterProp: 'label' }}
        options={list.map(({ orgCode, departName }) => ({ value: orgCode, label: departName }))}
        value={chosen?.orgCode}
        onChange={(orgCode: string) => onChoose(find(orgCode))}
      />
      <p id="pw-depart-error" role="alert" className="pw-depart-error">
        {isMissing && text('header.departMissing')}
      </p>
    </>
  )
}

/** Tells the server, keeps the user as it answers, and reads everything anew: rights may hang on the department. */
function useDepartChange(onDone: () => void) {
  const { text, calls, notify, user } = usePageHost()
  const changeUser = useSetAtom(changeUserAtom)
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const change = async ({ orgCode, departName }: DepartInfo) => {
    setBusy(true)
    try {
      const body = { orgCode, username: user?.username }
      const { userInfo } = await calls.post<SelectDepartResult>('/sys/selectDepart', body, { isValid: hasUserInfo })
      changeUser(userInfo)
      void queries.invalidateQueries()
      notify('success', text('header.departDone', { name: departName }))
      onDone()
    } catch (error) {
      setBusy(false)
      warnOf({ notify, text }, error)
    }
  }
  return { isBusy, change }
}
