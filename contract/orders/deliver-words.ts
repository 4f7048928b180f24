/** Said of what a delivery lacks. */
export const deliverWords = {
  text: '请填写交付说明',
  carrier: '请选择快递公司',
  trackingNo: '快递单号与快递公司不符，请核对',
  notPosted: '该订单不是快递交付',
} as const
