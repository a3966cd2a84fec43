import { Form, Input, Radio } from 'antd'
import { useState } from 'react'
import type { DeletePageBody } from '../../../schemas/api/pageLife'
import { FormModal } from '../../kit/FormModal'
import { stillDialog } from '../../kit/stillDialog'
import { useText } from '../../text/useText'
import { LifePlanView } from './LifePlanView'
import type { PageActionProps } from './PageAction'
import { useLifeAction } from './useLifeAction'

/** Says with counts what goes with a page, asks what becomes of its tables, and has its code typed. */
export function DeleteDialog(props: PageActionProps) {
  const { page, studio, onCancel } = props
  const { text } = useText()
  const { plan, error, isForced, setForced, isReady, isBusy, run } = useLifeAction('delete', props)
  const [tables, setTables] = useState<DeletePageBody['tables']>('keep')
  const [typed, setTyped] = useState('')
  const isConfirmed = typed.trim() === page.code
  const remove = () => void run(() => studio.deletePage(page.code, { confirm: typed.trim(), tables, force: isForced }))
  return (
    <FormModal
      open
      {...stillDialog}
      title={text('studio.life.deleteTitle', { title: page.title })}
      okText={text('studio.life.delete')}
      cancelText={text('kit.cancel')}
      okButtonProps={{ disabled: !isReady || !isConfirmed, danger: true }}
      confirmLoading={isBusy}
      onOk={remove}
      onCancel={onCancel}
    >
      <LifePlanView plan={plan} error={error} isForced={isForced} onForce={setForced} />
      <Form layout="vertical" onFinish={() => isReady && isConfirmed && remove()}>
        {plan && plan.tables.length > 0 && (
          <Form.Item label={text('studio.life.tables')} extra={plan.canDrop ? undefined : text('studio.life.dropByAdministrator')}>
            <Radio.Group
              value={tables}
              onChange={(event) => setTables(event.target.value as DeletePageBody['tables'])}
              options={[
                { value: 'keep', label: text('studio.life.keepTables') },
                { value: 'drop', label: text('studio.life.dropTables'), disabled: !plan.canDrop },
              ]}
            />
          </Form.Item>
        )}
        <Form.Item label={text('studio.life.typeCode', { code: page.code })} htmlFor="delete-page-code">
          <Input id="delete-page-code" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Form.Item>
      </Form>
    </FormModal>
  )
}
