/** Words for a login on another web page that failed. A file of its own, so that the boot can use it without the other login texts. */
export const wechatLost = '微信登录未完成，请重试'
