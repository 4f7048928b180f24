#!/usr/bin/env bash
# Steps 1 to 8 of docs/operation.md on a bare Debian or Ubuntu, by the commands of that page (tests/unit/docs/installer.test.ts holds the two
# together). It asks what it must know, says every command before it runs it, and may be run again: what is there stays as it is.
# Usage: bash deploy/install.sh [--answers FILE] [--dry-run] [--yes]; --help says more.
set -euo pipefail

usage='用法：bash deploy/install.sh [--answers 文件] [--dry-run] [--yes]
  --answers 文件   回答写在文件里，一行一个 名字=值，没写的再问
  --dry-run        只说要做什么，不做
  --yes            不问，没有回答的用默认值
可以回答的名字：
  APP_NAME      管理台和应用的域名，如 app.example.com
  PICTURE_NAME  图片的域名，如 pic.example.com
  MAIL          证书快到期时通知谁
  SOURCE        产品从哪里取：git 地址或文件夹，默认是这个脚本所在的那一份
  NODE_FROM     Node.js 的压缩包从哪里取，默认 https://nodejs.org/dist/latest-v24.x；
                连不上可用 https://npmmirror.com/mirrors/node/latest-v24.x
  CITY          城市文件，照 server/setup/city.example.json 写
  ADMINISTRATORS 两位管理员的名字，用逗号隔开
  HTTPS         yes 申请证书；no 先不申请'

product=/opt/menpai
settings=/etc/menpai/server.env
city=/etc/menpai/city.json
units=/etc/systemd/system
proxy=/etc/nginx/conf.d/menpai.conf
passwords=/root/founder-passwords.txt
# What this script made, one thing a line: it is how a later run knows its own.
made=/etc/menpai/installed
here="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"

is_dry='' answers='' is_yes=''
while [ $# -gt 0 ]; do
  case "$1" in
    --answers) answers="${2:?$usage}" && shift ;;
    --dry-run) is_dry=1 ;;
    --yes) is_yes=1 ;;
    *) echo "$usage" && exit "$([ "$1" = --help ] && echo 0 || echo 2)" ;;
  esac
  shift
done

given=''
[ -z "$answers" ] || given="$(cat "$answers")"
left=()
say() { printf '%s\n' "$*"; }
step() { printf '\n%s\n' "$*"; }
stop() { say "停在这里：$*" >&2 && exit 1; }
later() { left+=("$*") && say "  留给你：$*"; }
keep() { say "  已有，不动：$*"; }
note() { [ -n "$is_dry" ] || grep -qxF "$1" "$made" 2> /dev/null || printf '%s\n' "$1" >> "$made"; }
has_made() { [ -z "$is_dry" ] && grep -qxF "$1" "$made" 2> /dev/null; }

# Says a command, and runs it.
run() {
  printf '  + %s\n' "$1"
  [ -n "$is_dry" ] || bash -euo pipefail -c "$1" || stop '这一条命令未完成，原因见它上面的输出。处理后再运行一次，已完成的不会重做'
}

# The same in the product's folder, with its settings.
run_there() { run "cd $product && set -a && . $settings && set +a && $1"; }

# Asks for an answer: of the file, else of the terminal, else the usual one.
ask() {
  local name="$1" words="$2" usual="${3-}" value=''
  value="$(sed -n "s/^$name=//p" <<< "$given" | tail -n 1)"
  if [ -z "$value" ] && [ -z "$is_yes" ] && [ -t 0 ]; then read -r -p "$words${usual:+（默认 $usual）}：" value; fi
  printf -v "$name" '%s' "${value:-$usual}"
}

# Which files of ours are already at their place, but not as ours: those are somebody's own.
differing() {
  local to="$1" file
  shift
  for file in "$@"; do
    [ ! -e "$to/${file##*/}" ] || cmp -s "$file" "$to/${file##*/}" || printf '%s ' "${file##*/}"
  done
}

node_is_new() { [ -x /usr/bin/node ] && /usr/bin/node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; }
psql_asks() { runuser -u postgres -- psql -tAc "$1" 2> /dev/null || true; }
is_there() { [ -z "$is_dry" ] && [ -e "$1" ]; }

system() { sed -n "s/^$1=\"\{0,1\}\([^\"]*\)\"\{0,1\}$/\1/p" /etc/os-release; }

look() {
  case " $(system ID) $(system ID_LIKE) " in *' debian '*) ;; *) stop '只认得 Debian 和 Ubuntu' ;; esac
  [ -n "$is_dry" ] || [ "$(id -u)" = 0 ] || stop '请用 root 运行'
  ask APP_NAME '应用和管理台的域名' app.example.com
  ask PICTURE_NAME '图片的域名（必须是另一个）' pic.example.com
  ask MAIL '证书快到期时通知哪个邮箱' ''
  ask SOURCE '产品从哪里取（git 地址或文件夹）' "$here"
  ask NODE_FROM 'Node.js 的压缩包从哪里取' https://nodejs.org/dist/latest-v24.x
  ask CITY '城市文件（没有就先空着）' ''
  ask ADMINISTRATORS '两位管理员的名字，用逗号隔开' 管理员甲,管理员乙
  ask HTTPS '现在申请 HTTPS 证书吗（两个域名要已经指向这台机器）yes 或 no' yes
  local name
  for name in "$APP_NAME" "$PICTURE_NAME"; do
    [[ "$name" =~ ^[a-z0-9-]+(\.[a-z0-9-]+)+$ ]] || stop "这不是域名：$name"
  done
  [ "$APP_NAME" != "$PICTURE_NAME" ] || stop '图片的域名要和应用的不同'
  [ -z "$CITY" ] || [ -r "$CITY" ] || stop "读不到城市文件：$CITY"
}

# Node.js from an archive of nodejs.org or a mirror of it, whose sum is compared.
node_from_archive() {
  local kind line
  case "$(uname -m)" in x86_64) kind=x64 ;; aarch64) kind=arm64 ;; *) stop "请自己装 Node.js 24：没有 $(uname -m) 的压缩包" ;; esac
  run 'apt-get install -y ca-certificates curl xz-utils'
  [ -z "$is_dry" ] || { say "  + 从 $NODE_FROM 取 Node.js 24（linux-$kind），核对 SHA-256，解到 /usr/local"; return; }
  line="$(curl -fsSL "$NODE_FROM/SHASUMS256.txt" | grep "linux-$kind.tar.xz$")" || stop "$NODE_FROM 无法访问：另写一个 NODE_FROM（见 --help），再运行一次"
  run "cd /usr/local && curl -fsSLO $NODE_FROM/${line##* } && echo '$line' | sha256sum -c - && tar -xJf ${line##* } --strip-components=1 && rm ${line##* }"
  run 'ln -s /usr/local/bin/node /usr/bin/node'
}

programs() {
  step '1 程序'
  run 'apt-get update && apt-get install -y git openssl postgresql nginx certbot'
  if [ -z "$is_dry" ] && node_is_new; then
    keep "Node.js $(/usr/bin/node --version)"
  else
    [ ! -e /usr/bin/node ] || [ -n "$is_dry" ] || stop "/usr/bin/node 太旧（$(/usr/bin/node --version)），要 20.19 以上；请换成 24 再运行"
    node_from_archive
  fi
  run 'node --version'
  if [ -z "$is_dry" ] && id menpai > /dev/null 2>&1; then
    keep '用户 menpai'
  else
    run 'useradd --system --home-dir /var/lib/menpai --shell /usr/sbin/nologin menpai'
  fi
  if is_there "$made"; then
    keep '文件夹'
  else
    if is_there /var/lib/menpai || is_there /var/backups/menpai; then stop '/var/lib/menpai 或 /var/backups/menpai 是别处来的，先挪开'; fi
    run 'mkdir -p /etc/menpai /var/lib/menpai /var/backups/menpai /var/www/menpai'
    run 'chown menpai: /var/lib/menpai /var/backups/menpai && chmod 700 /var/lib/menpai /var/backups/menpai'
    note folders
  fi
}

database() {
  step '2 数据库'
  if [ -z "$is_dry" ] && [ -z "$(psql_asks 'select 1')" ]; then
    run "pg_ctlcluster $(pg_lsclusters -h | head -n 1 | cut -d ' ' -f 1) main start"
    [ -n "$(psql_asks 'select 1')" ] || stop 'PostgreSQL 没有启动'
  fi
  [ -n "$is_dry" ] || [ "$(psql_asks 'show server_version_num')" -ge 150000 ] || stop 'PostgreSQL 要 15 以上'
  if [ -z "$is_dry" ] && [ -n "$(psql_asks "select 1 from pg_roles where rolname = 'menpai'")" ]; then
    keep '数据库用户 menpai'
  else
    run 'runuser -u postgres -- createuser menpai'
    run "runuser -u postgres -- psql -c \"alter role menpai set log_error_verbosity = 'terse'\""
    note role
  fi
  if [ -z "$is_dry" ] && [ -n "$(psql_asks "select 1 from pg_database where datname = 'menpai'")" ]; then
    keep '数据库 menpai'
  else
    run 'runuser -u postgres -- createdb --owner menpai --encoding UTF8 --locale C.UTF-8 --template template0 menpai'
  fi
}

fetch() {
  step '3 产品'
  if is_there "$product/package.json"; then keep "$product"; else run "git clone $SOURCE /opt/menpai"; fi
  if is_there "$product/node_modules/.package-lock.json"; then keep '它的依赖包'; else run 'cd /opt/menpai && npm ci --omit=dev'; fi
}

# The password of the database is made here and stands nowhere but in the settings.
password_for_database() {
  local word
  word="$(openssl rand -hex 24)"
  say '  + 给数据库用户 menpai 一个新密码，写进设置'
  printf "alter role menpai password '%s'" "$word" | runuser -u postgres -- psql -qf -
  sed -i "s|^DATABASE_URL=postgres://menpai:PASSWORD@|DATABASE_URL=postgres://menpai:$word@|" "$settings"
}

secrets() {
  step '4 设置和密钥'
  if is_there "$settings"; then
    keep "$settings"
  else
    run 'cd /opt/menpai && install -m 640 -g menpai deploy/server.env.example /etc/menpai/server.env'
    run "sed -i 's/app.example.com/$APP_NAME/g; s/pic.example.com/$PICTURE_NAME/g' /etc/menpai/server.env"
  fi
  if [ -z "$is_dry" ] && grep -q '^MENPAI_LOGIN_KEY=' "$settings"; then
    keep '密钥'
  else
    # shellcheck disable=SC2016 # the block makes the secrets when it runs
    run '{
  echo "MENPAI_SIGN_SECRET_A=$(openssl rand -hex 24)"
  echo "MENPAI_SIGN_SECRET_B=$(openssl rand -hex 24)"
  echo "MENPAI_SEAL_KEY=$(openssl rand -base64 32)"
  echo "MENPAI_STORE_KEY=$(openssl rand -base64 32)"
  echo "MENPAI_LOGIN_KEY=\"$(openssl genpkey -quiet -algorithm RSA -pkeyopt rsa_keygen_bits:2048 | awk '\''{printf "%s\\n", $0}'\'')\""
} >> /etc/menpai/server.env'
  fi
  if [ -n "$is_dry" ] || ! grep -q '^DATABASE_URL=.*:PASSWORD@' "$settings"; then return; fi
  has_made role || stop "数据库用户 menpai 是别处来的：把它的密码写进 $settings 的 DATABASE_URL，再运行"
  password_for_database
}

apps() {
  step '5 应用'
  if is_there "$product/dist/h5/index.html"; then keep 'dist/h5'; else run_there 'npm run build:h5'; fi
  if is_there "$product/dist/market/h5/index.html"; then keep 'dist/market'; else run_there 'MENPAI_PRODUCT=market npm run build:h5'; fi
  if is_there "$product/dist/console/index.html"; then keep 'dist/console'; else run_there 'npm run build:console'; fi
  later "小程序（要的话）：cd $product && set -a && . $settings && set +a && MENPAI_API_ORIGIN=https://$APP_NAME npm run build:weapp"
}

found() {
  step '6 城市'
  if is_there "$city"; then
    keep "$city"
  elif [ -n "$CITY" ]; then
    run "cp $CITY /etc/menpai/city.json"
  else
    later "照 $product/server/setup/city.example.json 写好城市文件，再运行一次：CITY=文件"
    return
  fi
  run_there 'npm run setup -- --file /etc/menpai/city.json --dry-run'
  if has_made city; then keep '已建好的城市；加了内容就自己运行 npm run setup'; return; fi
  run_there 'npm run setup -- --file /etc/menpai/city.json --passwords /root/founder-passwords.txt --yes'
  note city
  later "把 $passwords 里的创始密码交给各人，再删掉这个文件"
}

service() {
  step '7 服务'
  local odd=''
  [ -n "$is_dry" ] || odd="$(differing "$units" "$product"/deploy/*.service "$product"/deploy/*.timer)"
  if [ -n "$odd" ]; then
    keep "$units 里和产品不同的 $odd"
  elif is_there "$units/menpai.service"; then
    keep "$units 里的服务和定时任务"
  else
    run 'cd /opt/menpai && cp deploy/*.service deploy/*.timer /etc/systemd/system/'
  fi
  if [ -d /run/systemd/system ] || [ -n "$is_dry" ]; then
    run 'systemctl daemon-reload && systemctl enable --now menpai menpai-backup.timer menpai-restore-check.timer'
  else
    later '这里没有 systemd：systemctl daemon-reload && systemctl enable --now menpai menpai-backup.timer menpai-restore-check.timer'
  fi
}

https() {
  step '8 HTTPS 和管理员'
  if is_there "/etc/letsencrypt/live/$APP_NAME/fullchain.pem"; then
    keep '证书'
  elif [ "$HTTPS" = yes ]; then
    local agreed='--register-unsafely-without-email'
    [ -z "$MAIL" ] || agreed="-m $MAIL"
    run "certbot certonly --webroot -w /var/www/html -d $APP_NAME -d $PICTURE_NAME --deploy-hook 'systemctl reload nginx' --non-interactive --agree-tos $agreed"
  else
    later '域名指向这台机器后，再运行一次，HTTPS=yes'
  fi
  if is_there "$proxy"; then
    keep "$proxy"
  elif is_there "/etc/letsencrypt/live/$APP_NAME/fullchain.pem" || { [ -n "$is_dry" ] && [ "$HTTPS" = yes ]; }; then
    run 'cd /opt/menpai && cp deploy/nginx.conf /etc/nginx/conf.d/menpai.conf && cp deploy/nginx-upstream.conf /etc/menpai/'
    run "sed -i 's/app.example.com/$APP_NAME/g; s/pic.example.com/$PICTURE_NAME/g' /etc/nginx/conf.d/menpai.conf"
    run 'nginx -t && systemctl reload nginx'
  fi
  has_made city || [ -n "$is_dry" ] || return 0
  local name
  for name in ${ADMINISTRATORS//,/ }; do
    if has_made "administrator $name"; then keep "管理员 $name；邀请码过期就运行 npm run setup -- --administrator $name"; continue; fi
    run_there "npm run setup -- --administrator $name"
    note "administrator $name"
  done
}

look
programs
database
fetch
secrets
apps
found
service
https

later "看一看：https://$APP_NAME/readyz 说 ok；两位管理员用上面的邀请码登录 https://$APP_NAME/console/"
later '管理台的“开城清单”列着还缺什么：员工、收费、服务商、区块、说明、备份、告警、试运行'
later "把 $settings 另存一份，不要和数据库备份放在一起"
step '还剩下：'
for one in "${left[@]}"; do say "  - $one"; done
