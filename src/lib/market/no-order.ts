/** What certainly did not happen where a list of offers could not be shown. Source: design §6 (errors). */
export const noOrder = '没有任何订单或扣款发生。'
