import type { ComponentType, ReactNode } from 'react'
import type { FieldBase } from '../../../schemas/fields/FieldBase'
import type { QueryProps } from '../FieldComponents'
import { RangePair } from './RangePair'

/** A query input of one value, and two of them side by side where the page asks from and to. */
export function rangeQuery<F extends FieldBase>(One: ComponentType<Omit<QueryProps<F>, 'isRange'>>): (props: QueryProps<F>) => ReactNode {
  return ({ isRange, ...props }) => {
    if (!isRange) return <One {...props} />
    return (
      <RangePair
        id={props.id}
        title={props.field.title}
        value={props.value}
        onChange={props.onChange}
        renderEnd={({ label, ...end }) => (
          <fieldset aria-label={label}>
            {/* The label of the field is that of the first input. */}
            {end.id !== props.id && (
              <label className="pw-visually-hidden" htmlFor={end.id}>
                {label}
              </label>
            )}
            <One {...props} {...end} />
          </fieldset>
        )}
      />
    )
  }
}
