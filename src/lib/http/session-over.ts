/** The words when the session has ended on the server: shown by the failed request, and over the page that is then shown. */
export const sessionOverText = '登录已失效，请重新登录'
