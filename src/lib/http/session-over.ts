/** The session ended on the server: said by what was asked for, and over the page that is shown then. */
export const sessionOverText = '登录已失效，请重新登录'
