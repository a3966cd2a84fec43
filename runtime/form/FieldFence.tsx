import { Component, type ReactNode } from 'react'
import { BrokenPiece } from '../kit/BrokenPiece'
import type { FieldModel } from '../model/PageModel'

interface FieldFenceProps {
  field: FieldModel
  children: ReactNode
}

interface FieldFenceState {
  failure?: { error: unknown }
}

/**
 * Around each field: one whose input breaks while it is drawn shows that in its place, the others work on (ledger C-neverwhite). Another
 * compilation of the field tries again. `Fence` would do the same with three components more, a hundred times in a long form.
 */
export class FieldFence extends Component<FieldFenceProps, FieldFenceState> {
  override state: FieldFenceState = {}

  static getDerivedStateFromError(error: unknown): FieldFenceState {
    return { failure: { error } }
  }

  override componentDidUpdate({ field }: FieldFenceProps): void {
    if (this.state.failure && field !== this.props.field) this.setState({ failure: undefined })
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return (
      <div className="pw-field">
        <BrokenPiece error={failure.error} size="inline" />
      </div>
    )
  }
}
