import type { CharacterForm } from '../../domain/character.ts';

/**
 * Where people's names are from, as far as the setting tells, or the hero's own name where the setting names no place: nobody in Kyoto is
 * an alderman called Ambrose. What tells nothing has the names of its age.
 */
const cultures = [
  'japan',
  'china',
  'korea',
  'southeast',
  'india',
  'arab',
  'westafrica',
  'eastafrica',
  'pacific',
  'latin',
  'portugal',
  'russia',
  'rome',
  'greece',
  'france',
  'germany',
  'north',
  'arctic',
] as const;
type Culture = (typeof cultures)[number];

type Names = {
  /** Words of a setting that tell it. */
  readonly places: RegExp;
  readonly he: string;
  readonly she: string;
  readonly last: string;
};

const all: { readonly [culture in Culture]: Names } = {
  japan: {
    places:
      /\b(?:japan\w*|edo|kyoto|tokyo|neo-?tokyo|osaka|nagasaki|hokkaido|okinawa|kamakura|shogun\w*|samurai|daimyo)\b/i,
    he: 'Akio Daichi Eiji Goro Haruto Isamu Jiro Kaito Makoto Noboru Ryo Saburo Takeshi Yoshio',
    she: 'Aiko Chiyo Emi Fumi Hana Kaede Midori Naoko Oharu Reiko Sayo Tomoe Umeko Yuki',
    last: 'Matsuda Ishikawa Mori Okada Hayashi Kuroda Sasaki Ogawa Tanabe Uchida',
  },
  china: {
    places:
      /\b(?:china|chinese|peking|beijing|shanghai|canton|hong kong|xi[’']?an|nanjing|chengdu|yangtze|forbidden city|tibet)\b/i,
    he: 'Bo Chen Deng Feng Guang Hao Jian Kang Liang Ming Peng Shen Tao Wei',
    she: 'Ai Chun Fen Hua Jing Lan Lian Mei Ning Qing Rong Shu Xia Yun',
    last: 'Zhao Liu Xu Guo Tang Song Wu Lin Fang Gao',
  },
  korea: {
    places: /\b(?:korea\w*|seoul|neo-?seoul|busan|joseon|jeju|incheon)\b/i,
    he: 'Dong-su Hyun-woo In-ho Jae-min Joon Kyung Min-jun Sang-ho Seung Tae-yang Woo-jin Yong-ho',
    she: 'Bo-ra Eun-ji Ga-young Ha-neul Hye-jin Ji-woo Kyung-ja Mi-sook Na-ri Seo-yeon Sun-hee Yuna',
    last: 'Park Choi Jung Kang Yoon Shin Han Bae Noh Seo',
  },
  southeast: {
    places:
      /\b(?:vietnam\w*|saigon\S*|hanoi|hue|mekong|thai\w*|bangkok|siam|burma|myanmar|cambodia|angkor|jakarta|neo-jakarta|java|bali|manila|philippines|malay\w*|singapore|laos|sumatra)\b/i,
    he: 'Anh Budi Dao Duc Hien Jomar Khoa Long Minh Nam Phuc Quang Somchai Tuan',
    she: 'Bich Dewi Hanh Hoa Kim Linh Malee Ngoc Nhung Phuong Sari Thao Trinh Yen',
    last: 'Bui Dang Ho Pham Vo Tan Santos Wijaya Chai Le',
  },
  india: {
    places:
      /\b(?:india\w*|mumbai|bombay|delhi|madras|chennai|calcutta|kolkata|goa|rajasthan|kerala|bengal|punjab|varanasi|mughal|lahore|pakistan|karachi|dhaka|bangladesh|sri lanka|ceylon|colombo|nepal|kathmandu|ganges)\b/i,
    he: 'Anand Bhaskar Chandran Devan Ganesh Harish Jagan Kiran Mohan Nikhil Prakash Ravi Suresh Vikram',
    she: 'Anjali Bhavani Chitra Devika Gauri Indira Jaya Kamala Lakshmi Meena Padma Radha Sarita Vasanti',
    last: 'Rao Nair Mehta Chatterjee Kapoor Pillai Reddy Deshmukh Menon Basu',
  },
  arab: {
    places:
      /\b(?:arab\w*|baghdad|damascus|cairo|egypt|alexandria|morocco|marrakesh|marrakech|fez|tangier|tunis|algiers|tripoli|yemen|sana[’']?a|oman|mecca|jeddah|beirut|lebanon|syria|aleppo|jordan|petra|jerusalem|gaza|palestine|iraq|basra|persia\w*|iran|isfahan|tehran|shiraz|istanbul|constantinople|ottoman|turkey|anatolia|samarkand|bukhara|sahara|maghreb|andalus\w*)\b/i,
    he: 'Adil Bashir Daoud Faris Hakim Idris Jamal Karim Latif Nasir Omar Rashid Salim Yahya',
    she: 'Amina Basma Dunya Farida Habiba Jamila Layla Maryam Nadira Rania Safiya Salma Yasmin Zahra',
    last: 'Haddad Nasser Rahman Sabbagh Mansur Khoury Farsi Barakat Aziz Tamimi',
  },
  westafrica: {
    places:
      /\b(?:accra|ghana|lagos|nigeria|abuja|ibadan|dakar|senegal|mali|timbuktu|bamako|benin|togo|ivory coast|abidjan|gambia|guinea|sierra leone|freetown|liberia|cameroon|yoruba|ashanti)\b/i,
    he: 'Ayo Babatunde Chidi Demba Emeka Femi Ibrahima Kofi Kojo Kwesi Mamadou Ousmane Sekou Yaw',
    she: 'Abena Adjoa Aissatou Akosua Awa Binta Efua Esi Fatou Ifeoma Mariama Ngozi Ramatou Yetunde',
    last: 'Mensah Boateng Diallo Ndiaye Okafor Adeyemi Sarr Owusu Balogun Traore',
  },
  eastafrica: {
    places:
      /\b(?:kenya|nairobi|mombasa|tanzania|zanzibar|dar es salaam|uganda|kampala|rwanda|ethiopia\w*|addis ababa|lalibela|somalia|sudan|khartoum|serengeti|congo|kinshasa|zimbabwe|harare|zambia|malawi|mozambique|south africa|johannesburg|cape town|soweto|botswana|namibia|angola|luanda)\b/i,
    he: 'Abebe Baraka Dawit Juma Kamau Lesedi Moses Njoroge Otieno Sipho Tadesse Tendai Themba Zuberi',
    she: 'Achieng Almaz Amani Chipo Makeda Neema Nomsa Rehema Rudo Thandi Wanjiru Zainabu Zawadi Zodwa',
    last: 'Mwangi Odhiambo Tesfaye Dlamini Moyo Banda Wekesa Kimani Nkosi Bekele',
  },
  pacific: {
    places:
      /\b(?:hawai\w*|polynesia\w*|tahiti|samoa\w*|tonga|fiji|maori|aotearoa|new zealand|rapa nui|easter island|bora bora|pacific)\b/i,
    he: 'Aperahama Hemi Ikaika Kai Keola Koa Makana Manu Mikaele Rangi Sione Tama Tavita Wiremu',
    she: 'Alamea Hine Iolana Kalea Lani Leilani Mahina Mele Moana Ngaio Noelani Pua Sina Talia',
    last: 'Kahale Kealoha Mahoe Paki Tui Faleolo Ngata Kekoa Henare Latu',
  },
  latin: {
    places:
      /\b(?:mexic\w*|oaxaca|yucatan|chiapas|guatemala|honduras|nicaragua|costa rica|panama|cuba|havana|colombia\w*|bogota|cartagena|medellin|venezuela|caracas|ecuador|quito|peru\w*|lima|cusco|inca|bolivia|la paz|chile|santiago|valparaiso|argentin\w*|buenos aires|patagonia|uruguay|montevideo|paraguay|amazon|andes|puerto rico|san juan|dominican|spain|spanish|madrid|seville|barcelona|granada|toledo|castile)\b/i,
    he: 'Agustin Benito Cruz Domingo Efrain Fermin Hilario Ignacio Joaquin Lazaro Mateo Octavio Ramiro Teodoro',
    she: 'Alma Belen Concha Dolores Esperanza Graciela Hortensia Jacinta Luz Marisol Pilar Refugio Soledad Ximena',
    last: 'Aguilar Benitez Cordero Escobedo Fuentes Galindo Montoya Quiroga Salcedo Villalobos',
  },
  portugal: {
    places:
      /\b(?:lisbon|portug\w*|porto|coimbra|algarve|azores|madeira|brazil\w*|rio de janeiro|sao paulo|bahia|salvador|luanda)\b/i,
    he: 'Afonso Baltasar Duarte Estevao Gaspar Henrique Joao Lourenco Martim Nuno Rui Simao Tome Vasco',
    she: 'Branca Catarina Filipa Guiomar Ines Joana Leonor Luisa Mafalda Margarida Rosalia Teresa Violante Zulmira',
    last: 'Almada Barreto Coutinho Figueira Lobo Mascarenhas Noronha Pinheiro Sequeira Tavora',
  },
  russia: {
    places:
      /\b(?:russia\w*|moscow|st\.? petersburg|siberia\w*|leningrad|vladivostok|kamchatka|baikal|urals?|odess?a|kiev|kyiv|ukrain\w*|lviv|novgorod|kazan|soviet|trans-siberian)\b/i,
    he: 'Anatoly Boris Fyodor Grigory Ivan Kirill Leonid Maxim Nikolai Pavel Semyon Timofei Vasily Yegor',
    she: 'Agafya Darya Galina Irina Katya Ludmila Marfa Nadezhda Olga Polina Raisa Svetlana Tatyana Zoya',
    last: 'Belov Gusev Kozlov Lazarev Morozov Orlov Sokolov Tarasov Volkov Zaitsev',
  },
  rome: {
    places:
      /\b(?:pompeii|herculaneum|ancient rome|roman (?:empire|republic|legion|fort|britain)|rome of|ostia|capua|londinium|gaul|carthage|colosseum)\b/i,
    he: 'Aulus Cassius Decimus Fabius Gaius Hilarus Lucius Marcus Publius Quintilius Rufus Septimus Titus Varro',
    she: 'Aelia Camilla Domitia Fausta Flavia Junia Livia Lucilla Marcia Octavia Prisca Sabina Tullia Vibia',
    last: 'Crispus Glabrio Longinus Maro Naso Paetus Scaurus Strabo Varus Vatia',
  },
  greece: {
    places:
      /\b(?:greece|greek|athens|sparta|crete|naxos|corfu|rhodes|santorini|delphi|thessaloniki|ithaca|cyprus|corinth|mykonos|lesbos|aegean)\b/i,
    he: 'Alekos Dimitris Fotis Giorgos Iason Kostas Lefteris Manolis Nikos Panos Spyros Stavros Thanos Yannis',
    she: 'Anthi Despina Eleni Evdokia Fotini Ioanna Kalliope Katina Maro Melina Sofia Stavroula Thalia Zoi',
    last: 'Andreou Galanis Kazan Lambros Manos Pappas Rallis Sideris Vlachos Zervas',
  },
  france: {
    places:
      /\b(?:france|french|paris|lyon|marseilles?|versailles|bordeaux|provence|normandy|brittany|toulouse|avignon|burgundy|sun king|musketeers?)\b/i,
    he: 'Antoine Bastien Colin Denis Etienne Gaspard Henri Jacques Luc Mathieu Olivier Pascal Remy Thierry',
    she: 'Agathe Blanche Claudine Denise Estelle Genevieve Helene Jacqueline Lucille Margot Nicole Perrine Solange Yvette',
    last: 'Aubert Beaumont Chastel Delorme Fournier Garnier Lemaire Marchand Rousseau Vasseur',
  },
  germany: {
    places:
      /\b(?:german\w*|berlin|bavaria\w*|munich|hamburg|cologne|prussia|vienna|austria\w*|salzburg|tyrol|saxony|dresden|leipzig|nuremberg|black forest|rhine|swiss|switzerland|zurich)\b/i,
    he: 'Anton Bernd Dieter Emil Franz Georg Heinrich Jakob Klaus Ludwig Otto Rupert Sepp Ulrich',
    she: 'Agathe Berta Cilli Dorothea Elfriede Friederike Gertrud Hedwig Johanna Kreszenz Liesl Mathilde Resi Walburga',
    last: 'Aigner Brandl Eder Fuchs Hofer Kessler Lechner Moser Reiter Vogl',
  },
  north: {
    places:
      /\b(?:norway|norwegian|oslo|bergen|lofoten|sweden|swedish|stockholm|gothenburg|denmark|danish|copenhagen|iceland\w*|reykjavik|finland|helsinki|lapland|viking\w*|faroe\w*|svalbard|trondheim)\b/i,
    he: 'Anders Birger Einar Folke Gunnar Halvard Ivar Jens Knut Leif Nils Olav Rolf Torsten',
    she: 'Astrid Berit Dagny Elin Gudrun Hilde Inga Karin Liv Maren Ragna Sigrid Solveig Turid',
    last: 'Berg Dahl Ekman Falk Hagen Lund Moen Nygaard Strand Vik',
  },
  arctic: {
    places: /\b(?:greenland|inuit|nunavut|baffin|labrador|nuuk)\b/i,
    he: 'Anori Inuk Kalak Malik Minik Nanoq Norsaq Pavia Qajaq Salik Tulugaq Ujarak',
    she: 'Aviaja Inuuteq Ivalu Kuluk Maliina Naja Nivi Paninnguaq Pipaluk Sikunnguaq Tukummeq Uiloq',
    last: 'Kleist Petersen Egede Lynge Heilmann Motzfeldt Olsen Rosing Kielsen Berthelsen',
  },
};

/** Names that their bearers alone do not place. */
const anywhere = new Set(
  'Anton Emil Otto Marcus Malik Hana Mei Bo Chen Mateo Long Kai Kim Luc Manu'.split(' '),
);

/** Whose names people have in a story; `null` where nothing tells. */
export function cultureOf({ setting, name }: Pick<CharacterForm, 'setting' | 'name'>): Culture | null {
  const told = cultures.find((each) => all[each].places.test(setting));
  if (told !== undefined) return told;
  // A place that has a name is where it is, whoever comes there.
  if (/\p{Lu}\p{Ll}/u.test(setting.replace(/^\p{Lu}\p{Ll}* /u, ''))) return null;
  const words = name.split(/[\s'’-]+/).filter((word) => word.length > 2 && !anywhere.has(word));
  return (
    cultures.find((each) => {
      const known = `${all[each].he} ${all[each].she} ${all[each].last}`.split(' ');
      return words.some((word) => known.includes(word));
    }) ?? null
  );
}

const lists = new Map<string, readonly string[]>();

/** The first names of a culture, or its last names. */
export function namesIn(culture: Culture, kind: 'he' | 'she' | 'last'): readonly string[] {
  const key = `${culture} ${kind}`;
  const known = lists.get(key) ?? all[culture][kind].split(' ');
  lists.set(key, known);
  return known;
}

/** What may stand before a name anywhere. */
const titles =
  /^(?:Captain|Doctor|Colonel|General|Judge|Professor|Director|Commander|Commodore|Admiral|Inspector|Governor|Mother|Father|Old|Big|Widow|Mate|Cook|Pilot|Hunter|Trader|Agent|Warden|Keeper|Steward|Minister|Madame|Marshal|Surveyor|Boss|Officer|Quartermaster|Master|Mistress|Engineer|Uncle|Chief|Consul|Superintendent|Matron)$/;

/** What is held in some countries only, as what is held anywhere. */
const offices: readonly (readonly [RegExp, string])[] = [
  [/\balderman's\b/g, "councillor's"],
  [/\balderman\b/g, 'councillor'],
  [/\b(?:vicar|minister|canon|almoner|prophetess)\b/g, 'elder'],
  [/\bgrenadiers\b/g, 'guards'],
  [/\bvestrymen\b/g, 'elders'],
];

/**
 * An opponent as a line of a list has it, `name|noun|hands|pronoun`, by a name that is at home where the story is. Whoever goes by what
 * they are, 'the Notary of Dreams', stays so.
 * @param at which of the names, from 0
 */
export function namedIn(culture: Culture, line: string, at: number): string {
  const [name = '', noun = '', hands = '', pronoun = 'he'] = line.split('|');
  const words = name.split(' ');
  const [first = ''] = words;
  const isPlain = words.length < 4 && words.every((word) => /^\p{Lu}/u.test(word)) && first !== 'The';
  if (!isPlain) return line;
  const last = namesIn(culture, 'last');
  const given = namesIn(culture, pronoun === 'she' ? 'she' : 'he');
  const family = last[at % last.length] ?? '';
  const own = given[at % given.length] ?? '';
  // Hands that go by the old name go by the new one.
  const old = words.at(-1) ?? '';
  const said = (text: string) =>
    offices.reduce((now, [from, to]) => now.replace(from, to), text.replace(old, family));
  const called = titles.test(first) ? `${first} ${family}` : `${own} ${family}`;
  return [called, said(noun), said(hands), pronoun].join('|');
}
