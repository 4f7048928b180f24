import { refusal } from '@contract/refusals'

/** To an operator who would decide about their own affairs. */
export const ownAffair = refusal('OWN', {}, '和自己有关，不能处理')

/** To an operator who asked for what a second one has to decide. */
export const ownProposal = refusal('OWN', {}, '不能复核自己提交的')
