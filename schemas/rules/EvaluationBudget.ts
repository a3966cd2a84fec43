import { type ExceededLimit, evaluationLimits, trialLimits } from './evaluationLimits'

/** An evaluation that a limit has ended. */
export interface ExceededEvaluation {
  /** JSON Pointer of the field in what is saved. */
  path: string
  /** The expression or pattern. */
  source: string
  limit: ExceededLimit
}

/** An evaluation that had no value for what it read. */
export interface FailedEvaluation {
  /** JSON Pointer of the field in what is saved. */
  path: string
  source: string
  /** In the evaluator's words. */
  reason: string
}

interface Shared {
  steps: number
  /** Most steps of one evaluation. */
  readonly perEvaluation: number
  text: number
  patternWork: number
  readonly exceeded: ExceededEvaluation[]
  readonly failed: FailedEvaluation[]
}

/** Nobody reads more failures of one save, and what is exhausted fails for every field that follows. */
const listedLimit = 20

/** What the evaluations of one save (or of one trial of a page) may take together, which of them a limit has ended, and which rules had no answer. */
export class EvaluationBudget {
  private constructor(
    private readonly path: string,
    private readonly shared: Shared,
  ) {}

  static ofSave(): EvaluationBudget {
    return EvaluationBudget.of(evaluationLimits.stepsOfSave, evaluationLimits.steps)
  }

  /** For a page that is tried with fewer rows than are expected: an evaluation may take its share of the steps. The whole lasts for twice a save, so that it can be told how much is too much. */
  static ofTrial(): EvaluationBudget {
    return EvaluationBudget.of(2 * trialLimits.stepsOfSave, trialLimits.steps)
  }

  private static of(steps: number, perEvaluation: number): EvaluationBudget {
    const { textOfSave, patternWorkOfSave } = evaluationLimits
    return new EvaluationBudget('', { steps, perEvaluation, text: textOfSave, patternWork: patternWorkOfSave, exceeded: [], failed: [] })
  }

  /** The same budget for a field, or for a row of a sub-table, so that a failure says where it was. */
  at(step: string): EvaluationBudget {
    return new EvaluationBudget(`${this.path}/${step}`, this.shared)
  }

  /** Steps that the next evaluation may take. */
  get steps(): number {
    return Math.max(Math.min(this.shared.steps, this.shared.perEvaluation), 0)
  }

  /** true: there is nothing left for any further evaluation. */
  get isExhausted(): boolean {
    return this.shared.steps <= 0 || this.shared.text < 0
  }

  /** Every evaluation that was ended; at most 20 are listed. */
  get exceeded(): readonly ExceededEvaluation[] {
    return this.shared.exceeded
  }

  /** Takes what an evaluation has cost. false: the text is more than the save may still compute. */
  take(steps: number, textLength: number): boolean {
    this.shared.steps -= steps
    this.shared.text -= textLength
    return this.shared.text >= 0
  }

  /** Takes what a pattern is going to cost. false: it is more than there is. */
  takePattern(work: number): boolean {
    this.shared.patternWork -= work
    return this.shared.patternWork >= 0
  }

  exceed(source: string, limit: ExceededLimit): void {
    if (this.shared.exceeded.length < listedLimit) this.shared.exceeded.push({ path: this.path, source, limit })
  }

  /** Rules that could not be worked out; at most 20 are listed. */
  get failed(): readonly FailedEvaluation[] {
    return this.shared.failed
  }

  fail(source: string, reason: string): void {
    if (this.shared.failed.length < listedLimit) this.shared.failed.push({ path: this.path, source, reason })
  }
}
