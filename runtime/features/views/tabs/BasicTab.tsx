import { Input, Radio } from 'antd'
import TextArea from 'antd/es/input/TextArea'
import { useId } from 'react'
import type { ViewedModel } from '../../../model/ListedModel'
import { useViewText } from '../useViewText'
import { nameProblem } from '../viewDraft'
import type { DesignTabProps } from './DesignTabProps'
import { QuestionRows } from './QuestionRows'

/** Name, whether the page opens with it, remark; and what it asks for, where the page keeps that. */
export function BasicTab({ page, draft, change, isChecked }: DesignTabProps & { page: ViewedModel }) {
  const say = useViewText()
  const id = useId()
  const problem = isChecked ? nameProblem(draft) : undefined
  return (
    <div className="view-basics">
      <label htmlFor={`${id}-name`}>
        <span aria-hidden>* </span>
        {say('name')}
      </label>
      <div>
        <Input
          id={`${id}-name`}
          value={draft.name}
          maxLength={100}
          required
          status={problem && 'error'}
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={(event) => change({ name: event.target.value })}
        />
        {problem && (
          <div id={`${id}-problem`} className="view-problem" role="alert">
            {say(problem)}
          </div>
        )}
      </div>
      <span id={`${id}-default`}>{say('isDefault')}</span>
      <Radio.Group
        aria-labelledby={`${id}-default`}
        value={draft.isDefault}
        options={[
          { value: true, label: say('yes') },
          { value: false, label: say('no') },
        ]}
        onChange={(event) => change({ isDefault: event.target.value })}
      />
      <label htmlFor={`${id}-remark`}>{say('remark')}</label>
      <TextArea
        id={`${id}-remark`}
        value={draft.remark}
        maxLength={500}
        rows={3}
        onChange={(event) => change({ remark: event.target.value })}
      />
      {draft.question && <QuestionRows page={page} question={draft.question} onChange={(question) => change({ question })} />}
    </div>
  )
}
