#!/usr/bin/env bash
# Both commands of README.md on a machine that has only Node, npm and git: see tests/README.md.
#   tests/bare-machine.sh [Debian release …]
set -euo pipefail

repository=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
bare=$(mktemp -d)
trap 'rm -rf --one-file-system "$bare"' EXIT

# How this machine reaches the registries is not what is tried.
settings=(LANG=C.UTF-8 NODE_ENV=production) # the second as an account on a server often has it
for name in CHROMIUM HTTP_PROXY HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE npm_config_registry PORT TEST_PORT; do
  [ -z "${!name:-}" ] || settings+=("$name=${!name}")
done

# The first page answers, and the tests pass.
both_commands='
  set -em
  (npm ci && npm start) &
  until node -e "fetch(\"http://127.0.0.1:${PORT:-3000}/es/\").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; do
    kill -0 $! && sleep 1
  done
  kill -- -$!
  wait $! || true
  npm ci && npm test'

# A root made by debootstrap, with three packages and nothing else.
in_debian() {
  local tree=$bare/$1
  debootstrap --variant=minbase --include=ca-certificates "$1" "$tree"
  cp /etc/resolv.conf "$tree/etc/"
  for file in "${NODE_EXTRA_CA_CERTS:-}" "${SSL_CERT_FILE:-}"; do
    [ -z "$file" ] || install -D -m 644 "$file" "$tree$file"
  done
  git clone --quiet "$repository" "$tree/root/site" # where root works, and no other account may look
  echo ignore-scripts=true >"$tree/root/.npmrc" # as careful accounts have it
  # What is mounted and started in namespaces of its own ends with them.
  unshare --mount --pid --fork --kill-child bash -euc '
    mount -t proc proc "$1/proc"
    mount --rbind /dev "$1/dev"
    exec chroot "$1" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "${@:3}" \
      bash -euc "apt-get install -qq --no-install-recommends nodejs npm git; cd; cd site; $2"' \
    - "$tree" "$both_commands" "${settings[@]}"
}

# Without debootstrap: this machine, but for every program that a developer may happen to have.
with_few_programs() {
  mkdir "$bare/home" "$bare/bin"
  IFS=: read -ra folders <<<"${BARE_PATH:-/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin}"
  for folder in "${folders[@]}"; do
    for program in "$folder"/*; do
      name=$(basename "$program")
      case $name in
        chromium* | google-chrome* | chrome | hunspell | java | nginx | wrk | caddy | apt | apt-get | ps) ;;
        *) [ -e "$bare/bin/$name" ] || ln -s "$program" "$bare/bin/$name" ;;
      esac
    done
  done
  git clone --quiet "$repository" "$bare/site"
  cat >"$bare/fonts.conf" <<END
<?xml version="1.0"?>
<fontconfig><dir>$bare/site/node_modules/dejavu-fonts-ttf/ttf</dir><cachedir>$bare/home/fonts</cachedir></fontconfig>
END
  cd "$bare/site"
  env -i HOME="$bare/home" PATH="$bare/bin" FONTCONFIG_FILE="$bare/fonts.conf" "${settings[@]}" bash -c "$both_commands"
}

if [ "$(id -u)" = 0 ] && command -v debootstrap >/dev/null; then
  [ $# -gt 0 ] || set -- trixie bookworm
  for release in "$@"; do in_debian "$release"; done
else
  with_few_programs
fi
