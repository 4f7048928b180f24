/** When money paid by WeChat can be used. Source: mockup 05-recharge. */
export const creditedImmediately = '支付成功后立即到账'
