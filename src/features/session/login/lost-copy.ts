/** A login in another place of the web came to nothing; the boot says it too, without the other texts of logging in. */
export const wechatLost = '微信登录未完成，请重试'
