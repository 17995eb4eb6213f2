// Written by scripts/build-icons.mjs.

/** The folder of this version of the icons. */
export const iconFolder = 'c46adf93';

/** The names in `common.json`. */
export const commonNames: readonly string[] = `
align-left arrow-right arrow-up-right arrow-up-right-from-square arrows-rotate ban bell blocks
bolt book book-open bot brain bug chart-bar chart-line check circle-check circle-info circle-nodes
circle-question clock cloud code code-branch code-merge columns-3 comment compass copy cube cubes
database discord download envelope eye file file-braces file-code file-lines file-text flag flask
flask-conical folder folder-open folder-tree gauge gear git-merge github globe graduation-cap
handshake heart house info js key keyboard layer-group layers lightbulb link list list-check lock
magnifying-glass message message-circle messages-square microchip microsoft newspaper palette play
plug plus puzzle puzzle-piece python question receipt robot rocket route satellite-dish search
server settings shapes shield shield-check shield-halved sitemap slack sliders sparkles
square-terminal star stars table-columns tags telescope terminal toolbox triangle-exclamation ts
typescript upload user user-group user-shield users wand-magic-sparkles webhook wrench x-twitter
zap
`
  .trim()
  .split(/\s/);

/** The other names are in alphabetical order: where `1.json` starts, `2.json` and so on. */
export const fileStarts: readonly string[] = `
address-c amb angle-double-u are arrow-f arrow-up-a arrows-m atlass backward- bank be bir bolt bot
brave- broc building-h burs calendars card cc-ame cc-v chart-no-axes-g child-d citys cloud-c clu
color conn creative-commons-n cro cutl debu dhl digital-t drafti duo ei ethernet- face-fr
face-kiss- fact fil file-he fill- first-order- font- freeb ge gitl goodreads- gril gun
hand-point-l hands-ho head-side-g help hockey-s hourglass-2 house-m i instagram- jar- jsf ki
language- less- lir lumon- mails mars-and-venus- medk mete mod more-v new node- obsi oli opensu ou
paste people-r person-circle-p person-ri person-walking-w picture-in-picture- plane- plug-co
processo ras read regular/address-c regular/car regular/clon regular/face-fr regular/face-grin-w
regular/face-t regular/fon regular/hand-sp regular/li regular/sn reo road-circle-x ruler-h sai
school-circle-e secu shir shuttle-v sl soc spl square-o square-y sticky suc swim tablet-b
temperature-4 thea thumbn tower-co tree-d ts unis user-check- users-col vent vime volu water- who
wo xml
`
  .trim()
  .split(/\s/);
