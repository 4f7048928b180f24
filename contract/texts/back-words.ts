/**
 * Said wherever money that may have been paid by WeChat has come back into 可用余额: what it is for there, and whom to ask for another way.
 * Source: domain model §1.5 (available money is for buying).
 */
export const backWords = '可用于购买，不能提现。需退回原支付方式的，请联系客服并告知单号。'

/** The same as a sentence of its own, beside an amount that was given back. */
export const refundWords = `退款在可用余额中，${backWords}`
