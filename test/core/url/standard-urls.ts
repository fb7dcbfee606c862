/**
 * Inputs for URL parsers from the corpus of the URL standard (url/resources/urltestdata.json of
 * web-platform-tests), without their expected results. Each is the inside of a JSON string; a space is `\u0020`.
 */
const WORDS = String.raw`
  http://example\t.\norg http://user:pass@foo:21/bar;par?b#c https://test:@test https://:@test
  non-special://test:@test/x non-special://:@test/x http:foo.com \t\u0020\u0020\u0020:foo.com\u0020\u0020\u0020\n
  \u0020foo.com\u0020\u0020 a:\t\u0020foo.com http://f:21/\u0020b\u0020?\u0020d\u0020#\u0020e\u0020
  lolscheme:x\u0020x#x\u0020x http://f:/c http://f:0/c http://f:00000000000000/c http://f:00000000000000000000080/c
  http://f:b/c http://f:\u0020/c http://f:\n/c http://f:fifty-two/c http://f:999999/c non-special://f:999999/c
  http://f:\u002021\u0020/\u0020b\u0020?\u0020d\u0020#\u0020e\u0020 \u0020\u0020\t :foo.com/ :foo.com\\ : :a :/ :\\
  :# # #/ #\\ #;? ? / :23 /:23 \\x \\\\x\\hello :: ::23 foo:// http://a:b@c:29/d http::@c:29 http://&a:foo(b]c@d:2/
  http://::@c@d:2 http://foo.com:b@d/ http://foo.com/\\@ http:\\\\foo.com\\ http:\\\\a\\b:c\\d@foo.com\\ foo:/
  foo:/bar.com/ foo://///// foo://///////bar.com/ foo:////:///// c:/foo //foo/bar http://foo/path;a??e#f#g
  http://foo/abcd?efgh?ijkl http://foo/abcd#foo?bar [61:24:74]:98 http:[61:27]/:foo http://[1::2]:3:4 http://2001::1
  http://2001::1] http://2001::1]:80 http://[2001::1] http://[::127.0.0.1] http://[0:0:0:0:0:0:13.1.68.3]
  http://[2001::1]:80 http:/example.com/ ftp:/example.com/ https:/example.com/ madeupscheme:/example.com/
  ftps:/example.com/ gopher:/example.com/ ws:/example.com/ wss:/example.com/ data:/example.com/ http:example.com/
  ftp:example.com/ https:example.com/ madeupscheme:example.com/ ftps:example.com/ gopher:example.com/ ws:example.com/
  wss:example.com/ data:example.com/ /a/b/c /a/\u0020/c /a%2fc /a/%2f/c #β data:text/html,test#test tel:1234567890
  ssh://example.com/foo/bar.git http://example.com/././foo http://example.com/./.foo http://example.com/foo/.
  http://example.com/foo/./ http://example.com/foo/bar/.. http://example.com/foo/bar/../ http://example.com/foo/..bar
  http://example.com/foo/bar/../ton http://example.com/foo/bar/../ton/../../a http://example.com/foo/../../..
  http://example.com/foo/../../../ton http://example.com/foo/%2e http://example.com/foo/%2e%2
  http://example.com/foo/%2e./%2e%2e/.%2e/%2e.bar http://example.com////../.. http://example.com/foo/bar//../..
  http://example.com/foo/bar//.. http://example.com/foo http://example.com/%20foo http://example.com/foo%
  http://example.com/foo%2 http://example.com/foo%2zbar http://example.com/foo%2Â©zbar http://example.com/foo%41%7a
  http://example.com/foo\t\u0091%91 http://example.com/foo%00%51 http://example.com/(%28:%3A%29)
  http://example.com/%3A%3a%3C%3c http://example.com/foo\tbar http://example.com\\\\foo\\\\bar
  http://example.com/%7Ffp3%3Eju%3Dduvgw%3Dd http://example.com/@asdf%40 http://example.com/你好你好
  http://example.com/‥/foo http://example.com/\ufeff/foo http://example.com/\u202e/foo/\u202d/bar
  http://www.google.com/foo?bar=baz# http://www.google.com/foo?bar=baz#\u0020» data:test#\u0020»
  http://www.google.com http://192.0x00A80001 http://www/foo%2Ehtml http://www/foo/%2E/html http://user:pass@/
  http://%25DOMAIN:foobar@foodomain.com/ http:\\\\www.google.com\\foo http://foo:80/ http://foo:81/ httpa://foo:80/
  http://foo:-80/ https://foo:443/ https://foo:80/ ftp://foo:21/ ftp://foo:80/ gopher://foo:70/ gopher://foo:443/
  ws://foo:80/ ws://foo:81/ ws://foo:443/ ws://foo:815/ wss://foo:80/ wss://foo:81/ wss://foo:443/ wss://foo:815/
  http:@www.example.com http:/@www.example.com http://@www.example.com http:a:b@www.example.com
  http:/a:b@www.example.com http://a:b@www.example.com http://@pple.com http::b@www.example.com
  http:/:b@www.example.com http://:b@www.example.com http:/:@/www.example.com http://user@/www.example.com
  http:@/www.example.com http:/@/www.example.com http://@/www.example.com https:@/www.example.com
  http:a:b@/www.example.com http:/a:b@/www.example.com http://a:b@/www.example.com http::@/www.example.com
  http:a:@www.example.com http:/a:@www.example.com http://a:@www.example.com http://www.@pple.com
  http:@:www.example.com http:/@:www.example.com http://@:www.example.com http://:@www.example.com /test.txt . ..
  test.txt ./test.txt ../test.txt ../aaa/test.txt ../../test.txt 中/test.txt http://www.example2.com
  //www.example2.com http://ExAmPlE.CoM http://example\u0020example.com http://Goo%20\u0020goo%7C|.com http://[]
  http://[:] http://GOO\u00a0\u3000goo.com http://GOO\u200b\u2060\ufeffgoo.com
  \u0000\u001b\u0004\u0012\u0020http://example.com/\u001f\u0020\u000d\u0020 http://www.foo。bar.com
  http://\ufdd0zyx.com http://%ef%b7%90zyx.com https://\ufffd https://%EF%BF%BD https://x/\ufffd?\ufffd#\ufffd
  http://a.b.c.xn--pokxncvks http://10.0.0.xn--pokxncvks http://a.b.c.XN--pokxncvks http://a.b.c.Xn--pokxncvks
  http://10.0.0.XN--pokxncvks http://10.0.0.xN--pokxncvks http://Ｇｏ.com http://％４１.com
  http://%ef%bc%85%ef%bc%94%ef%bc%91.com http://％００.com http://%ef%bc%85%ef%bc%90%ef%bc%90.com http://你好你好
  https://faß.ExAmPlE/ sc://faß.ExAmPlE/ http://%zz%66%a.com http://%25 http://hello%00
  http://%30%78%63%30%2e%30%32%35%30.01 http://%30%78%63%30%2e%30%32%35%30.01%2e http://192.168.0.257
  http://%3g%78%63%30%2e%30%32%35%30%2E.01 http://192.168.0.1\u0020hello https://x\u0020x:12 http://０Ｘｃ０．０２５０．０１
  http://./ http://../ http://[www.google.com]/ http://[google.com] http://[::1.2.3.4x] http://[::1.2.3.]
  http://[::1.2.] http://[::1.] http://foo:💩@example.com/bar #x https://@test@test@example:800/ https://@@@example
  http://\u0060{}:\u0060{}@h/\u0060{}?\u0060{} http://host/?' notspecial://host/?' /some/path i ../i /i ?i #i
  about:/../ data:/../ sc://ñ.test/ sc://%/ sc://@/ sc://te@s:t@/ sc://:/ sc://:12/ x sc:\\../ sc::a@example.net
  wow:%NBD wow:%1G wow:\uffff
  http://example.com/\ud800\ud801\udffe\udfff\ufdd0\ufdcf\ufdef\ufdf0\ufffe\uffff?\ud800\ud801\udffe\udfff\ufdd0\ufdcf\ufdef\ufdf0\ufffe\uffff
  sc://a\u0000b/ sc://a\u0020b/ sc://a<b sc://a>b sc://a[b/ sc://a\\b/ sc://a]b/ sc://a^b sc://a|b/ foo://ho\u0009st/
  foo://ho\u000ast/ foo://ho\u000dst/ http://!\"$&'()*+,-.;=_\u0060{}~/ ftp://example.com%80/ ftp://example.com%A0/
  https://example.com%80/ https://example.com%A0/ ftp://%e2%98%83 https://%e2%98%83
  http://127.0.0.1:10100/relative_import.html http://facebook.com/?foo=%7B%22abc%22
  https://localhost:3000/jqueryui@1.2.3 h\tt\nt\rp://h\to\ns\rt:9\t0\n0\r0/p\ta\nt\rh?q\tu\ne\rry#f\tr\na\rg ?a=b&c=d
  ??a=b&c=d http: sc: http://foo.bar/baz?qux#foo\bbar http://foo.bar/baz?qux#foo\"bar http://foo.bar/baz?qux#foo<bar
  http://foo.bar/baz?qux#foo>bar http://foo.bar/baz?qux#foo\u0060bar http://1.2.3.4/ http://1.2.3.4./
  http://192.168.257 http://192.168.257. http://192.168.257.com http://256 http://256.com http://999999999
  http://999999999. http://999999999.com http://10000000000 http://10000000000.com http://4294967295
  http://4294967296 http://0xffffffff http://0xffffffff1 http://256.256.256.256 https://0x.0x.0
  https://0x100000000/test https://256.0.0.1/test https://%43%7C/ asdf://%43|/ asdf://%43%7C/ http://[1:0::]
  http://[0:1:2:3:4:5:6:7:8] https://[0::0::0] https://[0:.0] https://[0:0:] https://[0:1:2:3:4:5:6:7.0.0.0.1]
  https://[0:1.00.0.0.0] https://[0:1.290.0.0.0] https://[0:1.23.23] http://? http://# http://f:4294967377/c
  http://f:18446744073709551697/c http://f:340282366920938463463374607431768211537/c sc://ñ sc://ñ?x sc://ñ#x ?x
  sc://? sc://# /// //// ////x/ tftp://foobar.com/someconfig;mode=netascii telnet://user:pass@foobar.com:23/
  ut2004://10.10.10.10:7777/Index.ut2 redis://foo:bar@somehost:6379/0?baz=bam&qux=baz rsync://foo@host:911/sup
  git://github.com/foo/bar.git irc://myserver.com:6999/channel?passwd dns://fw.example.org:9999/foo.bar.org?type=TXT
  ldap://localhost:389/ou=People,o=JNDITutorial git+https://github.com/foo/bar urn:ietf:rfc:2648
  tag:joe@example.org,2001:foo/bar non-spec:/.// non-spec:/..// non-spec:/a/..// non-spec:/.//path non-spec:/..//path
  non-spec:/a/..//path /.//path /..//path ..//path a/..//path path ../path non-special://%E2%80%A0/
  non-special://H%4fSt/path non-special://[1:2:0:0:5:0:0:0]/ non-special://[1:2:0:0:0:0:0:3]/
  non-special://[1:2::3]:80/ non-special://[:80/ blob:https://example.com:443/
  blob:d3958f5c-0777-0845-9dcf-2cb28783acaf blob: http://0x7f.0.0.0x7g http://0X7F.0.0.0X7G http://[::127.0.0.0.1]
  http://[0:1:0:1:0:1:0:1] http://[1:0:1:0:1:0:1:0] http://example.org/test?\" http://example.org/test?#
  http://example.org/test?< http://example.org/test?> http://example.org/test?⌣ http://example.org/test?%23%23
  http://example.org/test?%GH http://example.org/test?a#%EF http://example.org/test?a#%GH a a/ a// test-a-colon.html
  http://example.org/test?a#b\u0000c non-spec://example.org/test?a#b\u0000c non-spec:/test?a#b\u0000c
  a1234567890-+.:foo/bar #link non-special:cannot-be-a-base-url-\u0000\u0001\u001f\u001e~\u007f\u0080
  https://www.example.com/path{\u007fpath.html?query'\u007f=query#fragment<\u007ffragment
  https://user:pass[\u007f@foo/bar foo://\u0020!\"$%&'()*+,-.;<=>@[\\]^_\u0060{|}~@host/
  wss://\u0020!\"$%&'()*+,-.;<=>@[]^_\u0060{|}~@host/ foo://joe:\u0020!\"$%&'()*+,-.:;<=>@[\\]^_\u0060{|}~@host/
  wss://joe:\u0020!\"$%&'()*+,-.:;<=>@[]^_\u0060{|}~@host/ foo://!\"$%&'()*+,-.;=_\u0060{}~/
  wss://!\"$&'()*+,-.;=_\u0060{}~/ foo://host/\u0020!\"$%&'()*+,-./:;<=>@[\\]^_\u0060{|}~
  wss://host/\u0020!\"$%&'()*+,-./:;<=>@[\\]^_\u0060{|}~ foo://host/dir/?\u0020!\"$%&'()*+,-./:;<=>?@[\\]^_\u0060{|}~
  wss://host/dir/#\u0020!\"#$%&'()*+,-./:;<=>?@[\\]^_\u0060{|}~ abc:rootless abc:/rooted http://1.2.3.4.5
  http://1.2.3.4.5. http://0..0x300/ http://0..0x300./ http://256.256.256.256.256 http://256.256.256.256.256.
  http://1.2.3.08 http://1.2.3.08. http://1.2.3.09 http://09.2.3.4 http://09.2.3.4. http://01.2.3.4.5
  http://01.2.3.4.5. http://0x100.2.3.4 http://0x100.2.3.4. http://0x1.2.3.4.5 http://0x1.2.3.4.5. http://foo.1.2.3.4
  http://foo.1.2.3.4. http://foo.2.3.4 http://foo.2.3.4. http://foo.09 http://foo.09. http://foo.0x4 http://foo.0x4.
  http://foo.09.. http://0999999999999999999/ http://foo.0x http://foo.0XFfFfFfFfFfFfFfFfFfAcE123 http://💩.123/
`;

/** Code points that end a host or that no host may hold: one URL each, as they are and percent-encoded. */
const FORBIDDEN = [...Array.from({ length: 0x21 }, (_, code) => String.fromCharCode(code)), ...'#%/:<>?@[\\]^|\u007f'];

const encode = (char: string): string => `%${char.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;

export const STANDARD_URLS: readonly string[] = [
  ...WORDS.trim()
    .split(/\s+/)
    .map((word) => JSON.parse(`"${word}"`) as string),
  '',
  ...FORBIDDEN.flatMap((char) => [`http://a${char}b/`, `http://ho${encode(char)}st/`]),
];
